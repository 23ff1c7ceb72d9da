import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { SkipLinks } from '#design/skip-link';
import { SourceProgress } from '#design/source-progress';
import { UpdateBar } from '#design/update-bar';
import { formatFlightAddress, type FlightAddress, type FlightFilters } from '#contract/search';
import { useFacts } from '../../../facts.ts';
import { announce } from '../../../shell/announcer.tsx';
import { keepSearch } from './search-ids.ts';
import { FilterRail } from './filter-rail.tsx';
import { HowRanked } from './how-ranked.tsx';
import { ListTools } from './list-tools.tsx';
import { OfferList } from './offer-list.tsx';
import { OtherDays } from './other-days.ts';
import { rememberSearch } from './recent-searches.ts';
import { ResultsHead } from './results-head.tsx';
import styles from './results.module.css';
import { SortTabs } from './sort-tabs.tsx';
import { useAddress } from './use-address.ts';
import { useEnds } from './use-ends.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useLiveResults } from './use-live-results.ts';
import type { ListedResults } from './listed.ts';

interface ResultsProps {
  readonly results: ListedResults;
  readonly address: FlightAddress;
}

/** The list of a flight search with everything that narrows and orders it. */
export function Results({ results, address: current }: ResultsProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const { address, hrefOf, hrefWith, go } = useAddress(current);
  const { revalidate } = useRevalidator();
  const live = useLiveResults(results, current, () => void revalidate());
  const active = useFilterWords(results).active(address.filters);
  const busy = useNavigation().state === 'loading';
  const shown = useOptimistic(results, address);
  const { from, to } = useEnds()(results.places[0]);
  const title = t`Flights from ${from.name} to ${to.name}`;
  useEffect(() => keepSearch(results.query, results.id), [results]);
  useEffect(() => {
    const { depart, return: back } = current;
    rememberSearch({ href: formatFlightAddress(current), from: from.name, to: to.name, depart, return: back });
  }, [current, from.name, to.name]);
  useAnnouncement(results, live.done);
  const narrowing = { results: shown, address, hrefWith, onChange: (filters: FlightFilters) => go({ filters }) };
  return (
    <div className={styles.page}>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <SkipLinks label={t`Within this page`} links={[{ href: '#flights', text: t`Skip to the flights` }]} />
      <ResultsHead
        title={title}
        results={results}
        sources={live.sources}
        address={address}
        onBags={(bags) => go({ bags })}
      />
      <Progress sources={live.sources} />
      <div className={styles.columns}>
        <aside className={styles.rail} aria-label={t`Filters`}>
          <FilterRail {...narrowing} />
        </aside>
        <section
          id="flights"
          tabIndex={-1}
          className={styles.list}
          aria-label={t`Flights`}
          aria-busy={busy || undefined}
        >
          <SortTabs results={live.ahead ?? results} address={address} hrefOf={hrefOf} />
          <OtherDays id={results.id} address={address} />
          {live.ahead && <Waiting ahead={live.ahead} results={results} onPress={() => void revalidate()} />}
          <OfferList
            results={results}
            address={address}
            hrefOf={hrefOf}
            onMore={(show) => go({ show })}
            active={active}
            hrefWith={hrefWith}
          />
          <HowRanked results={results} />
        </section>
      </div>
      <ListTools {...narrowing} active={active.length} go={go} />
    </div>
  );
}

function stateOf({ outcome }: ListedResults['sources'][number]) {
  if (outcome === 'waiting') return 'waiting';
  return outcome === 'answered' || outcome === 'partial' ? 'answered' : 'failed';
}

function Progress({ sources }: Pick<ListedResults, 'sources'>) {
  const { t } = useLingui();
  const answered = sources.filter((source) => stateOf(source) === 'answered').length;
  const text = t`${answered} of ${plural(sources.length, { one: '# source', other: '# sources' })} answered`;
  return (
    <div className={styles.progress}>
      <SourceProgress label={t`Sources`} text={text} states={sources.map(stateOf)} />
    </div>
  );
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

/** What came later waits here: the list never moves by itself. */
function Waiting({ ahead, results, onPress }: { ahead: ListedResults; results: ListedResults; onPress: () => void }) {
  const { t } = useLingui();
  const fresh = ahead.total - results.total;
  const before = results.sorts.find(({ sort }) => sort === 'cheapest')?.price.amountMinor;
  const after = ahead.sorts.find(({ sort }) => sort === 'cheapest')?.price.amountMinor;
  const cheaper = before !== undefined && after !== undefined && after < before;
  const text = cheaper
    ? t`${plural(fresh, { one: '# new, and cheaper: update the list', other: '# new, one cheaper: update the list' })}`
    : t`${plural(fresh, { one: '# new: update the list', other: '# new: update the list' })}`;
  return <UpdateBar onPress={onPress}>{text}</UpdateBar>;
}
