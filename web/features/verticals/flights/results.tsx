import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { formatFilters, formatFlightAddress, search } from '#contract/search';
import type { FlightAddress, FlightFilters } from '#contract/search';
import { announce } from '../../../shell/announcer.tsx';
import { ResultsHead } from '../../results/results-head.tsx';
import { ResultsPage } from '../../results/results-page.tsx';
import { keepSearch } from '../../results/search-ids.ts';
import { SortTabs } from '../../results/sort-tabs.tsx';
import { useAddress } from '../../results/use-address.ts';
import { useLiveResults } from '../../results/use-live-results.ts';
import { Waiting } from '../../results/waiting.tsx';
import { BagsControl } from './bags-control.tsx';
import { Count } from './count.tsx';
import { FilterRail } from './filter-rail.tsx';
import { HowRanked } from './how-ranked.tsx';
import { ListTools } from './list-tools.tsx';
import { OfferList } from './offer-list.tsx';
import { OtherDays } from './other-days.ts';
import { rememberSearch } from './recent-searches.ts';
import { useEnds } from './use-ends.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useSortChoices } from './use-sort-choices.ts';
import { flightListing } from './listing.ts';
import type { ListedResults } from './listed.ts';

interface ResultsProps {
  readonly results: ListedResults;
  readonly address: FlightAddress;
}

/** The list of a flight search with everything that narrows and orders it. */
export function Results({ results, address: current }: ResultsProps) {
  const { t } = useLingui();
  const { address, hrefOf, go } = useAddress(flightListing, current);
  const hrefWith = (filters: FlightFilters) => hrefOf({ filters });
  const { revalidate } = useRevalidator();
  const view = { sort: current.sort, fs: formatFilters(current.filters) };
  const live = useLiveResults(results, view, () => void revalidate());
  const active = useFilterWords(results).active(address.filters);
  const choices = useSortChoices(live.ahead ?? results);
  const busy = useNavigation().state === 'loading';
  const shown = useOptimistic(results, address);
  const { from, to } = useEnds()(results.places[0]);
  const title = t`Flights from ${from.name} to ${to.name}`;
  useEffect(() => keepSearch({ call: search.create, query: results.query }, results.id), [results]);
  useEffect(() => {
    const { depart, return: back } = current;
    rememberSearch({ href: formatFlightAddress(current), from: from.name, to: to.name, depart, return: back });
  }, [current, from.name, to.name]);
  useAnnouncement(results, live.done);
  const narrowing = { results: shown, address, hrefWith, onChange: (filters: FlightFilters) => go({ filters }) };
  return (
    <ResultsPage
      title={title}
      list={{ id: 'flights', label: t`Flights`, skip: t`Skip to the flights`, busy }}
      head={
        <ResultsHead
          title={title}
          count={<Count results={results} pairs={address.return !== null} />}
          sources={live.sources}
          checkedAt={results.checkedAt}
        >
          <BagsControl address={address} onBags={(bags) => go({ bags })} />
        </ResultsHead>
      }
      sources={live.sources}
      rail={<FilterRail {...narrowing} />}
      tools={<ListTools {...narrowing} active={active.length} go={go} />}
    >
      <SortTabs choices={choices} current={address.sort} hrefOf={hrefOf} />
      <OtherDays id={results.id} address={address} />
      {live.ahead && (
        <Waiting
          fresh={live.ahead.total - results.total}
          cheaper={isCheaper(live.ahead, results)}
          onPress={() => void revalidate()}
        />
      )}
      <OfferList
        results={results}
        address={address}
        hrefOf={hrefOf}
        onMore={(show) => go({ show })}
        active={active}
        hrefWith={hrefWith}
      />
      <HowRanked results={results} />
    </ResultsPage>
  );
}

function isCheaper(ahead: ListedResults, results: ListedResults): boolean {
  const [before, after] = [results, ahead].map(
    ({ sorts }) => sorts.find(({ sort }) => sort === 'cheapest')?.price.amountMinor,
  );
  return before !== undefined && after !== undefined && after < before;
}

/** A pressed filter shows as pressed while its list is on the way. */
function useOptimistic(results: ListedResults, { filters }: FlightAddress): ListedResults {
  return useMemo(() => {
    const chosen: Record<string, readonly (string | number)[] | undefined> = {
      stops: filters.stops,
      carriers: filters.carriers,
      alliances: filters.alliances,
      via: filters.avoidAirports,
      'out.from': filters.slices?.[0]?.fromAirports,
      'out.to': filters.slices?.[0]?.toAirports,
      'back.from': filters.slices?.[1]?.fromAirports,
      'back.to': filters.slices?.[1]?.toAirports,
      tickets: filters.oneTicket ? ['one'] : [],
      refund: filters.refundable ? ['allowed'] : [],
      change: filters.changeable ? ['allowed'] : [],
      nightWait: filters.noNightWait ? ['none'] : [],
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
function useAnnouncement({ total }: ListedResults, done: boolean): void {
  const { t } = useLingui();
  useEffect(() => {
    announce(
      'results',
      done
        ? t`${plural(total, { one: '# flight', other: '# flights' })} found. All sources have answered.`
        : t`${plural(total, { one: '# flight', other: '# flights' })} so far.`,
    );
  }, [total, done, t]);
}
