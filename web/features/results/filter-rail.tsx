import type { ReactNode } from 'react';
import { FilterGroup } from '#design/filter-group';
import { Skeleton } from '#design/skeleton';
import { FacetOptions } from './facet-options.tsx';
import { FacetRange } from './facet-range.tsx';
import { type ActiveFilter, FilterForm } from './filter-form.tsx';
import type { FoldedFacet } from './fold-facets.ts';
import type { Whole } from './show-all.tsx';

/** The rail of one list, on its page or in a dialog. */
export interface RailProps<R, A extends { readonly filters: object }> {
  readonly results: R;
  readonly address: A;
  readonly hrefWith: (filters: A['filters']) => string;
  readonly onChange: (filters: A['filters']) => void;
  /** It stands in a dialog that has its own heading. */
  readonly bare?: boolean | undefined;
  /** It stands in a `noscript`. */
  readonly plain?: boolean | undefined;
}

/** The filters after a row or a range of a facet is pressed. */
interface FilterChanges<F> {
  readonly toggle: (filters: F, facet: string, value: string) => F;
  /** With only this row of the facet left. */
  readonly only: (filters: F, facet: string, value: string) => F;
  /** Null takes the range away. */
  readonly range: (filters: F, facet: string, range: readonly [number, number] | null) => F;
}

/** Facets under one title, that of the first. */
export interface RailGroup {
  readonly facets: readonly string[];
  readonly more?: ReactNode;
}

interface FilterRailProps<F> {
  readonly groups: readonly RailGroup[];
  /** Those that are questions; one without answers is left out. */
  readonly facets: readonly FoldedFacet[];
  readonly currency: string;
  readonly filters: F;
  readonly words: {
    readonly group: (facet: string) => string;
    readonly option: (facet: string, value: string, label: string | null) => string;
    readonly active: (filters: F) => readonly ActiveFilter<F>[];
    /** Why rows of a facet would leave nothing, where one filter is why. */
    readonly none?: (facet: string, filters: F) => string | undefined;
  };
  readonly changes: FilterChanges<F>;
  /** Facets of which one may well want a single row. */
  readonly withOnly: ReadonlySet<string>;
  /** The filters of a list that nothing narrows. */
  readonly none: F;
  /** What else the address says. */
  readonly keep: Readonly<Record<string, string>>;
  readonly hrefWith: (filters: F) => string;
  readonly onChange: (filters: F) => void;
  readonly bare?: boolean | undefined;
  readonly plain?: boolean | undefined;
  /** Rows say how many they leave, not only from which total. */
  readonly counted?: boolean | undefined;
  /** Where the page has only the first rows of a long facet. */
  readonly whole?: Whole | undefined;
  /** No source has answered yet: what can be asked is not known. */
  readonly waiting?: boolean | undefined;
  /** After the last group. */
  readonly more?: ReactNode;
}

const ROWS = ['half', 'most', 'most', 'most', 'half', 'full', 'half', 'full'] as const;

/** Every question that narrows a list, with what each answer would leave. */
export function FilterRail<F>(props: FilterRailProps<F>) {
  const { groups, facets, currency, filters, words, changes, withOnly, onChange } = props;
  const { none, keep, hrefWith, bare, plain, counted, whole, waiting, more: rest } = props;
  const form = { none, keep, hrefWith, onChange, bare, plain };
  return (
    <FilterForm<F> {...form} active={words.active(filters)}>
      {groups.map(({ facets: ids, more }) => {
        const found = ids.flatMap((id) => facets.filter((facet) => facet.id === id));
        const [first] = found;
        if (!first) return null;
        const title = words.group(ids[0] ?? first.id);
        if (first.kind === 'range') {
          return (
            <FacetRange
              key={first.id}
              facet={first}
              currency={currency}
              title={title}
              onRange={(id, range) => onChange(changes.range(filters, id, range))}
            />
          );
        }
        return (
          <FilterGroup key={first.id} title={title}>
            {found.map((facet) =>
              facet.kind === 'options' ? (
                <FacetOptions
                  key={facet.id}
                  facet={facet}
                  counted={counted}
                  none={words.none?.(facet.id, filters)}
                  whole={whole}
                  nameOf={words.option}
                  onToggle={(id, value) => onChange(changes.toggle(filters, id, value))}
                  onOnly={
                    withOnly.has(facet.id) ? (id, value) => onChange(changes.only(filters, id, value)) : undefined
                  }
                />
              ) : null,
            )}
            {more}
          </FilterGroup>
        );
      })}
      {waiting && ROWS.map((width, at) => <Skeleton key={at} width={width} />)}
      {rest}
    </FilterForm>
  );
}
