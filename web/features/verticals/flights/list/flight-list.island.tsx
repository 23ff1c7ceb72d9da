import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { LinkChoices } from '#design/link-choices';
import { LinkMenu } from '#design/link-menu';
import { StepLine } from '#design/step-line';
import { TripStripSkeleton } from '#design/trip-strip';
import { formatFlightAddress } from '#contract/search';
import type { FlightAddress, FlightSort } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { FIRST_CARD, HOW_RANKED } from '../../../results/offer-cards.tsx';
import type { ListedResults } from '../listed.ts';
import { useEnds } from '../use-ends.ts';
import { useRankWords } from '../use-rank-words.ts';
import { Cards } from './cards.tsx';
import { Chosen } from './chosen.tsx';
import styles from './flight-list.module.css';
import { ExtrasLeftOut } from './left-out.tsx';
import { Trips } from './trips.tsx';

interface FlightListProps {
  readonly results: ListedResults;
  readonly address: FlightAddress;
}

const SORTS: readonly FlightSort[] = ['best', 'cheapest', 'fastest', 'greenest'];
/** A whole trip stands at the lowest total of its flight out: an order by time would put dearer trips first than it shows. */
const TRIP_SORTS = SORTS.slice(0, 2);

/** The flights of a list; a return is chosen flight by flight, or as a whole trip. */
export function FlightList({ results, address }: FlightListProps) {
  const { step, chosen } = results;
  useStepFocus(step, chosen.length);
  if (!step)
    return (
      <>
        <ExtrasLeftOut results={results} address={address} />
        <Cards results={results} address={address} />
      </>
    );
  return (
    <div className={styles.steps}>
      <ExtrasLeftOut results={results} address={address} />
      {step === 'out' && !results.done && results.trips.length === 0 && <TripStripSkeleton />}
      {step === 'out' && results.trips.length > 0 && <Trips results={results} address={address} />}
      {results.chosen.map((slice, at) => (
        <Chosen key={at} slice={slice} at={at} results={results} address={address} />
      ))}
      <div className={styles.tools}>
        {step !== 'trips' && <Steps results={results} address={address} />}
        <div className={styles.ways}>
          {step !== 'back' && address.return !== null && <Way address={address} />}
          <Orders address={address} sorts={step === 'trips' ? TRIP_SORTS : SORTS} />
        </div>
      </div>
      <Cards results={results} address={address} />
    </div>
  );
}

/** Who has chosen goes on at the first flight of the next step. */
function useStepFocus(step: ListedResults['step'], chosen: number): void {
  const now = `${step} ${chosen}`;
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    // What was pressed is gone, and the focus with it; where a reader has gone on meanwhile it stays.
    if (document.activeElement === document.body) document.getElementById(FIRST_CARD)?.focus({ preventScroll: true });
  }, [now]);
}

/** Flight by flight, or as whole trips. */
function Way({ address }: { readonly address: FlightAddress }) {
  const { t } = useLingui();
  const { whole, out: _out, skip: _skip, sort, ...kept } = address;
  const trips = { ...kept, whole: true, skip: 0, sort: TRIP_SORTS.includes(sort) ? sort : 'best' } as const;
  return (
    <LinkChoices
      label={t`View`}
      choices={[
        {
          name: t`Out, then back`,
          href: formatFlightAddress({ ...kept, sort, skip: 0 }),
          current: whole !== true,
        },
        { name: t`Whole trips`, href: formatFlightAddress(trips), current: whole === true },
      ]}
    />
  );
}

interface OrdersProps {
  readonly address: FlightAddress;
  readonly sorts: readonly FlightSort[];
}

function Orders({ address, sorts }: OrdersProps) {
  const { t } = useLingui();
  const { name } = useRankWords();
  return (
    <div className={styles.orders}>
      <LinkMenu
        label={t`Sort by`}
        choices={sorts.map((sort) => ({
          name: name(sort),
          href: formatFlightAddress({ ...address, sort, skip: 0 }),
          current: address.sort === sort,
        }))}
        more={{ text: t`How Best works`, href: `#${HOW_RANKED}` }}
      />
    </div>
  );
}

/** What of the journey is chosen, what is being chosen, what comes. */
function Steps({ results, address }: FlightListProps) {
  const { query, places } = results;
  const { t } = useLingui();
  const format = useFormat();
  const ends = useEnds();
  // Until the answer the address says what is chosen.
  const chosen = Math.max(results.chosen.length, results.done ? 0 : (address.out?.split('~').length ?? 0));
  const ofReturn = (at: number): string => (at === 0 ? t`Flight out` : t`Flight back`);
  const between = (at: number): string => {
    const { from: origin, to: destination } = ends(places[at]);
    const [from, to] = [origin.name, destination.name];
    return t`${from} to ${to}`;
  };
  return (
    <StepLine
      label={t`Steps`}
      done={t`chosen`}
      tight={address.return === null || chosen === 0}
      steps={[
        ...query.slices.map(({ date }, at) => ({
          name: address.return === null ? between(at) : ofReturn(at),
          detail: format.day(date),
          state: at < chosen ? ('done' as const) : at === chosen ? ('now' as const) : ('next' as const),
        })),
        { name: t`Fare`, state: 'next' },
      ]}
    />
  );
}
