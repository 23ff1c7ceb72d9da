import { useLingui } from '@lingui/react/macro';
import { FilterMore, FilterRow } from '#design/filter-group';
import type { Facet, FlightFilters } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { onlyOption, toggleOption } from './change-filter.ts';
import { FIELD } from './filter-form.ts';
import type { useFilterWords } from './use-filter-words.ts';

type Options = Extract<Facet, { kind: 'options' }>;

interface FacetOptionsProps {
  readonly facet: Options;
  readonly filters: FlightFilters;
  readonly words: ReturnType<typeof useFilterWords>;
  readonly onChange: (filters: FlightFilters) => void;
}

/** Rows past these are one press away. */
const SHOWN = 5;
const WITH_ONLY = new Set(['stops', 'carriers', 'alliances']);

/** The answers of one facet: label, how many it leaves, from which total. */
export function FacetOptions({ facet, filters, words, onChange }: FacetOptionsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const row = (option: Options['options'][number]) => {
    const label = words.option(facet.id, option.value, option.label);
    return (
      <FilterRow
        key={option.value}
        label={label}
        name={FIELD + facet.id}
        value={option.value}
        checked={option.selected}
        count={(facet.exact ? '' : '≥ ') + format.count(option.count)}
        from={option.from ? format.wholeMoney(option.from) : undefined}
        zero={option.count === 0 ? t`none left` : undefined}
        only={
          WITH_ONLY.has(facet.id)
            ? {
                text: t`only`,
                label: t`Only ${label}`,
                onPress: () => onChange(onlyOption(filters, facet.id, option.value)),
              }
            : undefined
        }
        onChange={() => onChange(toggleOption(filters, facet.id, option.value))}
      />
    );
  };
  const rest = facet.options.slice(SHOWN);
  return (
    <>
      {facet.options.slice(0, SHOWN).map(row)}
      {rest.length > 0 && (
        <FilterMore summary={t`All ${format.number(facet.options.length)}`}>{rest.map(row)}</FilterMore>
      )}
    </>
  );
}
