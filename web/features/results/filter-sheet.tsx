import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#design/button';
import { Dialog } from '#design/dialog';
import { FilterRow } from '#design/filter-group';
import { useRoundCount } from './count.tsx';
import type { SortChoice } from './sort-tabs.tsx';

interface FilterSheetProps<S extends string> {
  readonly kind: 'filters' | 'sort' | null;
  /** How many the filters leave. */
  readonly total: number;
  readonly choices: readonly SortChoice<S>[];
  readonly sort: S;
  readonly onSort: (sort: S) => void;
  readonly onClose: () => void;
  /** The rail, bare. */
  readonly children: ReactNode;
}

/** On a phone the rail and the orders come from the lower edge; the button says how many the filters leave. */
export function FilterSheet<S extends string>(props: FilterSheetProps<S>) {
  const { kind, total, choices, sort: current, onSort, onClose, children } = props;
  const { t } = useLingui();
  const rounded = useRoundCount()(total);
  const left = t`${plural(total, { one: `Show ${rounded} result`, other: `Show ${rounded} results` })}`;
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
        {children}
      </Dialog>
      <Dialog open={kind === 'sort'} title={t`Sort`} closeLabel={t`Close sorting`} onClose={onClose}>
        {choices.map(({ sort, name, price, fact }) => (
          <FilterRow
            key={sort}
            kind="radio"
            label={name}
            name="sort"
            value={sort}
            checked={sort === current}
            count={fact}
            from={price}
            onChange={() => {
              onSort(sort);
              onClose();
            }}
          />
        ))}
      </Dialog>
    </>
  );
}
