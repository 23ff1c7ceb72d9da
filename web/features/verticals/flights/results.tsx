import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { formatFlightAddress } from '#contract/search';
import type { FlightAddress } from '#contract/search';
import { ResultsHead } from '../../results/results-head.tsx';
import { ResultsPage } from '../../results/results-page.tsx';
import { SortTabs } from '../../results/sort-tabs.tsx';
import { useAnnouncement, useList } from '../../results/use-list.ts';
import { Waiting } from '../../results/waiting.tsx';
import { BagsControl } from './bags-control.tsx';
import { ByFlight } from './by-flight.tsx';
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
  const { total } = results;
  const { address, hrefOf, go, live, refresh, busy, news, rail, combined } = useList(flightListing, results, current);
  const active = useFilterWords(results).active(address.filters);
  const choices = useSortChoices(live.ahead ?? results);
  const { from, to } = useEnds()(results.places[0]);
  const title = t`Flights from ${from.name} to ${to.name}`;
  useEffect(() => {
    const { depart, return: back } = current;
    rememberSearch({ href: formatFlightAddress(current), from: from.name, to: to.name, depart, return: back });
  }, [current, from.name, to.name]);
  useAnnouncement(useFound(total, live.done, combined && !results.step));
  return (
    <ResultsPage
      title={title}
      list={{ id: 'flights', label: t`Flights`, skip: t`Skip to the flights`, busy }}
      head={
        <ResultsHead
          title={title}
          count={<Count results={results} combined={combined && !results.step} />}
          sources={live.sources}
          combined={combined}
          checkedAt={results.checkedAt}
        >
          <BagsControl address={address} onBags={(bags) => go({ bags })} />
        </ResultsHead>
      }
      sources={live.sources}
      rail={<FilterRail {...rail} />}
      tools={<ListTools {...rail} active={active.length} go={go} />}
    >
      {combined && <ByFlight results={results} address={address} />}
      {!results.step && <SortTabs choices={choices} current={address.sort} hrefOf={hrefOf} />}
      <OtherDays id={results.id} address={address} />
      {news && <Waiting {...news} onPress={refresh} />}
      {!results.step && (
        <OfferList
          results={results}
          address={address}
          hrefOf={hrefOf}
          onMore={go}
          active={active}
          hrefWith={rail.hrefWith}
        />
      )}
      <HowRanked results={results} />
    </ResultsPage>
  );
}

/** What there is, as it is read out. */
function useFound(total: number, done: boolean, combined: boolean): string {
  const { t } = useLingui();
  if (combined && total > 0) {
    return done ? t`Round trips found. All sources have answered.` : t`Round trips found, more may follow.`;
  }
  return done
    ? t`${plural(total, { one: '# flight', other: '# flights' })} found. All sources have answered.`
    : t`${plural(total, { one: '# flight', other: '# flights' })} so far.`;
}
