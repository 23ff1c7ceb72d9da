import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { formatFlightAddress } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useRoundCount } from '../../results/count.tsx';
import { ResultsHead } from '../../results/results-head.tsx';
import { ResultsPage } from '../../results/results-page.tsx';
import { SortTabs } from '../../results/sort-tabs.tsx';
import { useAnnouncement, useList } from '../../results/use-list.ts';
import { Waiting } from '../../results/waiting.tsx';
import { BagsControl } from './bags-control.tsx';
import { Count } from './count.tsx';
import { FilterRail } from './filter-rail.tsx';
import { FlightList } from './flight-list.tsx';
import { HowRanked } from './how-ranked.tsx';
import { ListTools } from './list-tools.tsx';
import { NearbyAirports } from './nearby-airports.ts';
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
  const format = useFormat();
  const { total } = results;
  const { address, hrefOf, go, live, refresh, busy, news, rail } = useList(flightListing, results, current);
  const withAll = (facet: string) => ({ all: [...(address.all ?? []), facet], skip: address.skip });
  const whole = { hrefOf: (facet: string) => hrefOf(withAll(facet)), onPress: (facet: string) => go(withAll(facet)) };
  const active = useFilterWords(results).active(address.filters);
  const choices = useSortChoices(live.ahead ?? results);
  const ends = useEnds();
  // Of a journey chosen flight by flight the list is about its next flight.
  const { from, to } = ends(results.places[results.chosen.length] ?? results.places[0]);
  const title = t`Flights from ${from.name} to ${to.name}`;
  const start = ends(results.places[0]).from.name;
  const end = ends(results.places[0]).to.name;
  const more = current.further?.length ?? 0;
  const goal = more > 0 ? t`${end} and ${format.number(more)} more` : end;
  useEffect(() => {
    const { depart, return: back } = current;
    rememberSearch({ href: formatFlightAddress(current), from: start, to: goal, depart, return: back });
  }, [current, start, goal]);
  useAnnouncement(useFound(total, live.done));
  return (
    <ResultsPage
      title={title}
      list={{ id: 'flights', label: t`Flights`, skip: t`Skip to the flights`, busy }}
      head={
        <ResultsHead
          title={title}
          count={<Count results={results} />}
          sources={live.sources}
          checkedAt={results.checkedAt}
        >
          <BagsControl address={address} onBags={(bags) => go({ bags })} />
        </ResultsHead>
      }
      sources={live.sources}
      rail={<FilterRail {...rail} whole={whole} />}
      tools={<ListTools {...rail} whole={whole} active={active.length} go={go} />}
    >
      {!results.step && <SortTabs choices={choices} current={address.sort} hrefOf={hrefOf} />}
      {results.step !== 'back' && !address.further && <OtherDays id={results.id} address={address} />}
      {news && <Waiting {...news} onPress={refresh} />}
      <FlightList results={results} address={address} />
      {results.chosen.length === 0 && <NearbyAirports id={results.id} address={address} />}
      <HowRanked results={results} />
    </ResultsPage>
  );
}

/** What there is, as it is read out. */
function useFound(total: number, done: boolean): string {
  const { t } = useLingui();
  const count = useRoundCount()(total);
  return done
    ? t`${plural(total, { one: `${count} flight`, other: `${count} flights` })} found. All sources have responded.`
    : t`${plural(total, { one: `${count} flight`, other: `${count} flights` })} so far.`;
}
