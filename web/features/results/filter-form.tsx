import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#design/button';
import { ChipList, FilterChip } from '#design/chip';
import { Anchor } from '#design/link';
import styles from './filter-rail.module.css';

/** A filter in force, with the filters without it. */
export interface ActiveFilter<F> {
  /** Facet id. */
  readonly id: string;
  readonly text: string;
  readonly without: F;
}

interface FilterFormProps<F> {
  readonly active: readonly ActiveFilter<F>[];
  readonly none: F;
  /** What else the address says. */
  readonly keep: Readonly<Record<string, string>>;
  readonly hrefWith: (filters: F) => string;
  readonly onChange: (filters: F) => void;
  /** The rail stands in a dialog that has its own heading. */
  readonly bare?: boolean | undefined;
  /** It stands in a `noscript`, which ends at the end of the first one inside it. */
  readonly plain?: boolean | undefined;
  readonly children: ReactNode;
}

/** The questions that narrow a list, under what holds now. Works as a form without scripts. */
export function FilterForm<F>({ active, none, keep, hrefWith, onChange, bare, plain, children }: FilterFormProps<F>) {
  const { t } = useLingui();
  const submit = <Button type="submit">{t`Show results`}</Button>;
  return (
    <Form method="get" className={styles.rail} preventScrollReset>
      <input type="hidden" name="filter" value="form" />
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(!bare || active.length > 0) && (
        <div className={styles.head}>
          {!bare && <h2 className={styles.title}>{t`Filters`}</h2>}
          {active.length > 0 && (
            <Anchor href={hrefWith(none)} className={styles.clear}>
              {t`Clear all`}
            </Anchor>
          )}
        </div>
      )}
      {active.length > 0 && (
        <ChipList label={t`Active filters`} className={styles.active}>
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
      {children}
      {plain ? submit : <noscript>{submit}</noscript>}
    </Form>
  );
}
