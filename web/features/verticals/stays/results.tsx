import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { usePart } from '#design/part';
import { formatStayFilters, search } from '#contract/search';
import type { StayAddress, StayFilters, StaySort } from '#contract/search';
import { announce } from '../../../shell/announcer.tsx';
import { ResultsHead } from '../../results/results-head.tsx';
import { ResultsPage } from '../../results/results-page.tsx';
import { keepSearch } from '../../results/search-ids.ts';
import { SortTabs } from '../../results/sort-tabs.tsx';
import { useAddress } from '../../results/use-address.ts';
import { useLiveResults } from '../../results/use-live-results.ts';
import { Waiting } from '../../results/waiting.tsx';
import { Count } from './count.tsx';
import { FilterRail, type FilterRailProps } from './filter-rail.tsx';
import { HowRanked } from './how-ranked.tsx';
import { ListTools } from './list-tools.tsx';
import { OfferList } from './offer-list.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { StaysMap } from './stays-map.tsx';
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
  const { address, hrefOf, go } = useAddress(stayListing, current);
  const { revalidate } = useRevalidator();
  const view = { sort: current.sort, fs: formatStayFilters(current.filters) };
  const live = useLiveResults(results, view, () => void revalidate());
  const active = useFilterWords(results).active(address.filters);
  const choices = useSortChoices(live.ahead ?? results);
  const busy = useNavigation().state === 'loading';
  const shown = useOptimistic(results, address);
  const [marked, setMarked] = useState<string>();
  const sheet = useSheet();
  const title = useTitle(results);
  useEffect(() => keepSearch({ call: search.stays, query: results.query }, results.id), [results]);
  useAnnouncement(results, live.done);
  const rail = {
    results: shown,
    address,
    hrefWith: (filters: StayFilters) => hrefOf({ filters }),
    onChange: (filters: StayFilters) => go({ filters }),
  };
  const marking = { marked, onMark: setMarked };
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
      aside={<StaysMap results={results} address={address} skipTo={AFTER} {...marking} />}
      tools={<Tools {...rail} {...marking} {...sheet} active={active.length} onSort={(sort) => go({ sort })} />}
    >
      <QuickFilters {...rail} active={active.length} onAll={() => sheet.open('filters')} />
      <noscript>{import.meta.env.SSR ? <FilterRail {...rail} /> : null}</noscript>
      <SortTabs choices={choices} current={address.sort} hrefOf={hrefOf} />
      {live.ahead && <Waiting {...newsOf(live.ahead, results)} onPress={() => void revalidate()} />}
      <OfferList
        results={results}
        address={address}
        active={active}
        hrefOf={hrefOf}
        onMore={(show) => go({ show })}
        hrefWith={rail.hrefWith}
        {...marking}
      />
      <HowRanked results={results} />
    </ResultsPage>
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
  readonly marked: string | undefined;
  readonly onMark: (key: string | undefined) => void;
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
  const name = area.place?.cityName;
  if (area.box) return name ? t`Places to stay on the map near ${name}` : t`Places to stay on the map`;
  return name ? t`Places to stay in ${name}` : t`Places to stay around ${coordinates(query.place)}`;
}

function coordinates(place: ListedStays['query']['place']): string {
  if (typeof place === 'string') return place;
  return 'lat' in place ? `${place.lat.toFixed(3)}, ${place.lon.toFixed(3)}` : '';
}

function newsOf(ahead: ListedStays, results: ListedStays): { fresh: number; cheaper: boolean } {
  const [before, after] = [results, ahead].map(
    ({ sorts }) => sorts.find(({ sort }) => sort === 'price')?.price.amountMinor,
  );
  const cheaper = before !== undefined && after !== undefined && after < before;
  return { fresh: ahead.total - results.total, cheaper };
}

/** A pressed filter shows as pressed while its list is on the way. */
function useOptimistic(results: ListedStays, { filters }: StayAddress): ListedStays {
  return useMemo(() => {
    const chosen: Record<string, readonly (string | number)[] | undefined> = {
      stars: filters.stars,
      score: filters.score === undefined ? [] : [filters.score],
      area: filters.areas,
      amenities: filters.amenities,
      access: filters.access,
      chain: filters.chains,
      board: filters.boards,
      cancellation: filters.freeCancellation ? ['free'] : [],
      payment: filters.payLater ? ['later'] : [],
    };
    const facets = results.facets.map((facet) => {
      if (facet.kind !== 'options') return facet;
      const values = (chosen[facet.id] ?? []).map(String);
      return { ...facet, options: facet.options.map((row) => ({ ...row, selected: values.includes(row.value) })) };
    });
    return { ...results, facets };
  }, [results, filters]);
}

/** Said at the first results and when all have answered, no more. */
function useAnnouncement({ total }: ListedStays, done: boolean): void {
  const { t } = useLingui();
  useEffect(() => {
    announce(
      'results',
      done
        ? t`${plural(total, { one: '# place', other: '# places' })} found. All sources have answered.`
        : t`${plural(total, { one: '# place', other: '# places' })} so far.`,
    );
  }, [total, done, t]);
}
