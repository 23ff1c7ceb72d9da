import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { Dialog } from '#design/dialog';
import { FilterRow } from '#design/filter-group';
import type { Bags, FlightAddress, FlightSort } from '#contract/search';
import { BagsControl } from './bags-control.tsx';
import { FilterRail, type FilterRailProps } from './filter-rail.tsx';
import { useSortChoices } from './sort-tabs.tsx';
import type { ListedResults } from './listed.ts';

interface FilterSheetProps extends FilterRailProps {
  readonly kind: 'filters' | 'sort' | null;
  readonly onSort: (sort: FlightSort) => void;
  readonly onBags: (bags: Bags) => void;
  readonly onClose: () => void;
}

/** On a phone the rail and the orders come from the lower edge; the button says what the filters leave. */
export function FilterSheet(props: FilterSheetProps) {
  const { kind, results, onClose } = props;
  const { t } = useLingui();
  const left = t`${plural(results.total, { one: 'Show # result', other: 'Show # results' })}`;
  return (
    <>
      <Dialog
        open={kind === 'filters'}
        title={t`Filters`}
        closeLabel={t`Close filters`}
        onClose={onClose}
        footer={
          <Button variant="primary" wide onClick={onClose}>
            {left}
          </Button>
        }
      >
        <BagsControl address={props.address} onBags={props.onBags} labelPlace="above" />
        <FilterRail {...props} bare />
      </Dialog>
      <Dialog open={kind === 'sort'} title={t`Sort`} closeLabel={t`Close sorting`} onClose={onClose}>
        <SortRows {...props} />
      </Dialog>
    </>
  );
}

function SortRows({
  results,
  address,
  onSort,
  onClose,
}: FilterSheetProps & { address: FlightAddress; results: ListedResults }) {
  const choices = useSortChoices(results);
  return choices.map(({ sort, name, price, fact }) => (
    <FilterRow
      key={sort}
      kind="radio"
      label={name}
      name="sort"
      value={sort}
      checked={address.sort === sort}
      count={fact}
      from={price}
      onChange={() => {
        onSort(sort);
        onClose();
      }}
    />
  ));
}
