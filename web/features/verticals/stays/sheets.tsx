import { useLingui } from '@lingui/react/macro';
import { Dialog } from '#design/dialog';
import type { StaySort } from '#contract/search';
import { FilterSheet } from '../../results/filter-sheet.tsx';
import { FilterRail, type FilterRailProps } from './filter-rail.tsx';
import { StaysMap } from './stays-map.island.tsx';
import type { SharedValue } from './shared-value.ts';
import { useSortChoices } from './use-sort-choices.ts';

export type SheetKind = 'filters' | 'sort' | 'map';

interface SheetsProps extends FilterRailProps {
  readonly kind: SheetKind | null;
  readonly marked: SharedValue<string | undefined>;
  readonly onSort: (sort: StaySort) => void;
  readonly onClose: () => void;
}

/** Filters, orders and, on a phone, the map. */
export function Sheets({ kind, marked, onSort, onClose, ...rail }: SheetsProps) {
  const { t } = useLingui();
  const { results, address } = rail;
  return (
    <>
      <FilterSheet
        kind={kind === 'map' ? null : kind}
        total={results.total}
        choices={useSortChoices(results)}
        sort={address.sort}
        onSort={onSort}
        onClose={onClose}
      >
        <FilterRail {...rail} bare />
      </FilterSheet>
      <Dialog open={kind === 'map'} shape="full" title={t`Map`} closeLabel={t`Close the map`} onClose={onClose}>
        <StaysMap results={results} address={address} skipTo="after-map" marked={marked} fill />
        <span id="after-map" />
      </Dialog>
    </>
  );
}
