import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BottomBar, BottomBarItem } from '#design/bottom-bar';
import { usePart } from '#design/part';
import { FLEX_DAYS, formatFlightAddress } from '#contract/search';
import type { Bags, FlightSort } from '#contract/search';
import type { FilterRailProps } from './filter-rail.tsx';
import { OtherDays } from './other-days.ts';

interface ListToolsProps extends FilterRailProps {
  readonly active: number;
  readonly go: (view: { sort?: FlightSort; bags?: Bags }) => void;
}

const SHEET = {
  module: 'web/features/verticals/flights/sheets.tsx',
  importer: () => import('./sheets.tsx'),
};
/** Its loader brings the words too, and tries again by itself. */
const DAYS = { importer: OtherDays.load };

/** Filters, orders and other days where there is no room for them on the page. */
export function ListTools(props: ListToolsProps) {
  const { results, address, active, go } = props;
  const { t } = useLingui();
  const [kind, setKind] = useState<'filters' | 'sort' | 'days' | null>(null);
  const [sheet, wantSheet] = usePart(SHEET);
  const [days, wantDays] = usePart(DAYS);
  const open = (next: 'filters' | 'sort' | 'days') => {
    if (next === 'days') wantDays();
    else wantSheet();
    setKind(next);
  };
  const close = () => setKind(null);
  return (
    <>
      <BottomBar label={t`Filter and sort`}>
        <BottomBarItem icon="sliders-horizontal" onPress={() => open('filters')}>
          {active > 0 ? t`Filters (${active})` : t`Filters`}
        </BottomBarItem>
        <BottomBarItem icon="arrow-up-down" onPress={() => open('sort')}>
          {t`Sort`}
        </BottomBarItem>
        {!address.further && (
          <BottomBarItem
            icon="calendar"
            only="phone"
            href={formatFlightAddress({ ...address, flexDays: FLEX_DAYS })}
            onPress={() => open('days')}
          >
            {t`${plural(FLEX_DAYS, { one: '± # day', other: '± # days' })}`}
          </BottomBarItem>
        )}
      </BottomBar>
      {days && <days.DaysSheet id={results.id} address={address} open={kind === 'days'} onClose={close} />}
      {sheet && (
        <sheet.Sheets
          {...props}
          kind={kind === 'days' ? null : kind}
          onSort={(sort) => go({ sort })}
          onBags={(bags) => go({ bags })}
          onClose={close}
        />
      )}
    </>
  );
}
