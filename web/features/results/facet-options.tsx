import { useLingui } from '@lingui/react/macro';
import { FilterMore, FilterRow } from '#design/filter-group';
import { useFormat } from '../../format.ts';
import { FIELD } from './filter-fields.ts';
import { FIRST_ROWS, type FoldedFacet } from './fold-facets.ts';
import { ShowAll, type Whole } from './show-all.tsx';

type Options = Extract<FoldedFacet, { kind: 'options' }>;

interface FacetOptionsProps {
  readonly facet: Options;
  /** Rows say how many they leave, not only from which total. */
  readonly counted?: boolean | undefined;
  /** Why a row would leave nothing. */
  readonly none?: string | undefined;
  /** What an answer is called; `label` is its proper name, where it has one. */
  readonly nameOf: (facet: string, value: string, label: string | null) => string;
  readonly onToggle: (facet: string, value: string) => void;
  /** Leaves only this answer; where one may well want that. */
  readonly onOnly?: ((facet: string, value: string) => void) | undefined;
  /** Where the page has only the first rows; without it all are here, the further ones folded. */
  readonly whole?: Whole | undefined;
}

/** The answers of one facet: label, how many it leaves where that is asked for, from which total. */
export function FacetOptions({ facet, counted, none, nameOf, onToggle, onOnly, whole }: FacetOptionsProps) {
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
        zero={option.count === 0 ? (none ?? t`none`) : undefined}
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
  const all = t`All ${format.number(facet.of ?? facet.options.length)}`;
  if (whole) {
    return (
      <>
        {facet.options.map(row)}
        <ShowAll part={facet.id} left={facet.of !== undefined} within="fieldset" whole={whole}>
          {all}
        </ShowAll>
      </>
    );
  }
  const rest = facet.options.slice(FIRST_ROWS);
  return (
    <>
      {facet.options.slice(0, FIRST_ROWS).map(row)}
      {rest.length > 0 && <FilterMore summary={all}>{rest.map(row)}</FilterMore>}
    </>
  );
}
