import { useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '#design/button';
import { ChipList, FilterChip } from '#design/chip';
import { FilterGroup } from '#design/filter-group';
import { Anchor } from '#design/link';
import { formatBags } from '#contract/search';
import type { FlightAddress, FlightFilters } from '#contract/search';
import { FacetOptions } from './facet-options.tsx';
import { FacetRange } from './facet-range.tsx';
import styles from './filter-rail.module.css';
import { type ActiveFilter, useFilterWords } from './use-filter-words.ts';
import type { ListedResults } from './listed.ts';

export interface FilterRailProps {
  readonly results: ListedResults;
  readonly address: FlightAddress;
  readonly hrefWith: (filters: FlightFilters) => string;
  readonly onChange: (filters: FlightFilters) => void;
  /** The rail stands in a dialog that has its own heading. */
  readonly bare?: boolean;
}

/** Facets in the order of the rail; the last group gathers the yes-or-no asks. */
const ORDER = [
  'stops',
  'price',
  'out.departure',
  'back.departure',
  'out.duration',
  'back.duration',
  'carriers',
  'alliances',
  'out.arrival',
  'back.arrival',
  'connection',
  'out.from',
  'out.to',
  'back.from',
  'back.to',
] as const;
const YES_OR_NO = ['tickets', 'nightWait', 'change', 'refund'] as const;

/** Every question that narrows the list, with what each answer would leave. Works as a form without scripts. */
export function FilterRail({ results, address, hrefWith, onChange, bare }: FilterRailProps) {
  const { t } = useLingui();
  const words = useFilterWords(results);
  const active = words.active(address.filters);
  const facet = (id: string) => results.facets.find((one) => one.id === id);
  const asks = { filters: address.filters, words, onChange };
  return (
    <Form method="get" className={styles.rail} preventScrollReset>
      <input type="hidden" name="filter" value="form" />
      {address.sort !== 'best' && <input type="hidden" name="sort" value={address.sort} />}
      <input type="hidden" name="bags" value={formatBags(address.bags)} />
      <InForce active={active} bare={bare} hrefWith={hrefWith} onChange={onChange} />
      {ORDER.map((id) => {
        const found = facet(id);
        if (!found) return null;
        if (found.kind === 'range') {
          return (
            <FacetRange key={id} facet={found} currency={results.query.currency} title={words.group(id)} {...asks} />
          );
        }
        return found.options.length > 1 ? (
          <FilterGroup key={id} title={words.group(id)}>
            <FacetOptions facet={found} {...asks} />
          </FilterGroup>
        ) : null;
      })}
      <FilterGroup title={words.group('tickets')}>
        {YES_OR_NO.map((id) => {
          const found = facet(id);
          return found?.kind === 'options' ? <FacetOptions key={id} facet={found} {...asks} /> : null;
        })}
      </FilterGroup>
      <noscript>
        <Button type="submit">{t`Show results`}</Button>
      </noscript>
    </Form>
  );
}

interface InForceProps extends Pick<FilterRailProps, 'bare' | 'hrefWith' | 'onChange'> {
  readonly active: readonly ActiveFilter[];
}

/** The filters that hold now, each one press from being gone. */
function InForce({ active, bare, hrefWith, onChange }: InForceProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={styles.head}>
        {!bare && <h2 className={styles.title}>{t`Filters`}</h2>}
        {active.length > 0 && (
          <Anchor href={hrefWith({})} className={styles.clear}>
            {t`Clear all`}
          </Anchor>
        )}
      </div>
      {active.length > 0 && (
        <ChipList label={t`Filters in force`}>
          {active.map((chip) => (
            <FilterChip
              key={chip.id}
              href={hrefWith(chip.without)}
              label={t`Remove: ${chip.text}`}
              onClick={(event) => {
                event.preventDefault();
                onChange(chip.without);
              }}
            >
              {chip.text}
            </FilterChip>
          ))}
        </ChipList>
      )}
    </>
  );
}
