import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Disclosure } from '#design/disclosure';
import { usePart } from '#design/part';
import type { StayAddress, StaySort } from '#contract/search';
import { PlainStyles } from '../../../plain-styles.tsx';
import { ResultsHead } from '../../results/results-head.tsx';
import { ResultsPage } from '../../results/results-page.tsx';
import { SortTabs } from '../../results/sort-tabs.tsx';
import { useAnnouncement, useList } from '../../results/use-list.ts';
import { Waiting } from '../../results/waiting.tsx';
import { CompareTray } from './compare-tray.ts';
import { Count } from './count.tsx';
import { FilterRail, type FilterRailProps } from './filter-rail.tsx';
import { HowRanked } from './how-ranked.tsx';
import { ListTools } from './list-tools.tsx';
import { OfferList } from './offer-list.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { StaysMap } from './stays-map.tsx';
import { createSharedValue, type SharedValue } from './shared-value.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useSortChoices } from './use-sort-choices.ts';
import { stayListing } from './listing.ts';
import type { ListedStays } from './listed.ts';
import type { SheetKind } from './sheets.tsx';

interface ResultsProps {
  readonly results: ListedStays;
  readonly address: StayAddress;
}

const SHEETS = { module: 'web/features/verticals/stays/sheets.tsx', importer: () => import('./sheets.tsx') };
const AFTER = 'after-the-map';

/** The list of a search for stays with everything that narrows and orders it, and its map. */
export function Results({ results, address: current }: ResultsProps) {
  const { t } = useLingui();
  const { total } = results;
  const { address, hrefOf, go, live, refresh, busy, news, rail } = useList(stayListing, results, current);
  const active = useFilterWords(results).active(address.filters);
  const choices = useSortChoices(live.ahead ?? results);
  const [marked] = useState(() => createSharedValue<string | undefined>(undefined));
  const sheet = useSheet();
  const title = useTitle(results);
  useAnnouncement(
    live.done
      ? t`${plural(total, { one: '# place', other: '# places' })} found. All sources have responded.`
      : t`${plural(total, { one: '# place', other: '# places' })} so far.`,
  );
  return (
    <ResultsPage
      title={title}
      list={{ id: 'stays', label: t`Places to stay`, skip: t`Skip to the places`, busy }}
      head={
        <ResultsHead
          title={title}
          count={<Count results={results} />}
          sources={live.sources}
          checkedAt={results.checkedAt}
        />
      }
      sources={live.sources}
      aside={<StaysMap results={results} address={current} skipTo={AFTER} marked={marked} />}
      tools={<Tools {...rail} marked={marked} {...sheet} active={active.length} onSort={(sort) => go({ sort })} />}
    >
      <QuickFilters {...rail} active={active.length} onAll={() => sheet.open('filters')} />
      <noscript>{import.meta.env.SSR ? <PlainFilters {...rail} active={active.length} /> : null}</noscript>
      <SortTabs choices={choices} current={address.sort} hrefOf={hrefOf} />
      {news && <Waiting {...news} onPress={refresh} />}
      <OfferList
        results={results}
        address={address}
        active={active}
        hrefOf={hrefOf}
        onMore={go}
        hrefWith={rail.hrefWith}
        marked={marked}
      />
      <HowRanked results={results} />
      <CompareTray offers={results.offers} address={current} />
    </ResultsPage>
  );
}

/** All filters without scripts: closed, so that the list begins right below. */
export function PlainFilters({ active, ...rail }: FilterRailProps & { readonly active: number }) {
  const { t } = useLingui();
  return (
    <>
      <PlainStyles module={SHEETS.module} />
      <Disclosure look="bar" summary={active > 0 ? t`All filters (${active})` : t`All filters`}>
        <FilterRail {...rail} bare plain />
      </Disclosure>
    </>
  );
}

function useSheet() {
  const [kind, setKind] = useState<SheetKind | null>(null);
  const [part, want] = usePart(SHEETS);
  return {
    kind,
    part,
    open: (next: SheetKind): void => {
      want();
      setKind(next);
    },
    close: () => setKind(null),
  };
}

interface ToolsProps extends FilterRailProps, ReturnType<typeof useSheet> {
  readonly active: number;
  readonly marked: SharedValue<string | undefined>;
  readonly onSort: (sort: StaySort) => void;
}

/** What comes from the lower edge, and the bar that opens it. */
function Tools({ part, open, close, active, ...sheet }: ToolsProps) {
  return (
    <>
      <ListTools active={active} onOpen={open} />
      {part && <part.Sheets {...sheet} onClose={close} />}
      <span id={AFTER} />
    </>
  );
}

function useTitle({ area, query }: ListedStays): string {
  const { t } = useLingui();
  const { place } = area;
  const name = place?.cityName;
  if (area.box) return name ? t`Places to stay on the map near ${name}` : t`Places to stay on the map`;
  if (place?.type === 'airport') return t`Places to stay near ${place.name}`;
  return name ? t`Places to stay in ${name}` : t`Places to stay near ${coordinates(query.place)}`;
}

function coordinates(place: ListedStays['query']['place']): string {
  if (typeof place === 'string') return place;
  return 'lat' in place ? `${place.lat.toFixed(3)}, ${place.lon.toFixed(3)}` : '';
}
