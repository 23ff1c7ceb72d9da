import type { Bags, FlightSort } from '#contract/search';
import { FilterSheet } from '../../results/filter-sheet.tsx';
import { BagsControl } from './bags-control.tsx';
import { FilterRail, type FilterRailProps } from './filter-rail.tsx';
import { useSortChoices } from './use-sort-choices.ts';

interface SheetsProps extends FilterRailProps {
  readonly kind: 'filters' | 'sort' | null;
  readonly onSort: (sort: FlightSort) => void;
  readonly onBags: (bags: Bags) => void;
  readonly onClose: () => void;
}

/** Bags, filters and orders of flights from the lower edge. */
export function Sheets({ kind, onSort, onBags, onClose, ...rail }: SheetsProps) {
  const { results, address } = rail;
  return (
    <FilterSheet
      kind={kind}
      total={results.total}
      choices={useSortChoices(results)}
      sort={address.sort}
      onSort={onSort}
      onClose={onClose}
    >
      <BagsControl address={address} onBags={onBags} labelPlace="above" />
      <FilterRail {...rail} bare />
    </FilterSheet>
  );
}
