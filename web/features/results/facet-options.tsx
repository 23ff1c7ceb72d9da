import { useLingui } from '@lingui/react/macro';
import { FilterMore, FilterRow } from '#design/filter-group';
import type { Facet } from '#contract/search';
import { useFormat } from '../../format.ts';
import { FIELD } from './filter-fields.ts';

type Options = Extract<Facet, { kind: 'options' }>;

interface FacetOptionsProps {
  readonly facet: Options;
  /** Rows say how many they leave, not only from which total. */
  readonly counted?: boolean | undefined;
  /** What an answer is called; `label` is its proper name, where it has one. */
  readonly nameOf: (facet: string, value: string, label: string | null) => string;
  readonly onToggle: (facet: string, value: string) => void;
  /** Leaves only this answer; where one may well want that. */
  readonly onOnly?: ((facet: string, value: string) => void) | undefined;
}

/** Rows past these are one press away. */
const SHOWN = 5;

/** The answers of one facet: label, how many it leaves where that is asked for, from which total. */
export function FacetOptions({ facet, counted, nameOf, onToggle, onOnly }: FacetOptionsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const row = (option: Options['options'][number]) => {
    const label = nameOf(facet.id, option.value, option.label);
    return (
      <FilterRow
        key={option.value}
        label={label}
        name={FIELD + facet.id}
        value={option.value}
        checked={option.selected}
        count={counted ? (facet.exact ? '' : '≥ ') + format.count(option.count) : undefined}
        from={option.from ? format.wholeMoney(option.from) : undefined}
        zero={option.count === 0 ? t`none` : undefined}
        only={
          onOnly
            ? {
                text: t`only`,
                label: t`Only ${label}`,
                onPress: () => onOnly(facet.id, option.value),
              }
            : undefined
        }
        onChange={() => onToggle(facet.id, option.value)}
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
