import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { classNames } from '#design/class-names';
import { CopyButton } from '#design/copy-button';
import { FareChoice } from '#design/fare-choice';
import { FoldedFlights } from '#design/folded-flights';
import { Icon } from '#design/icon';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { PayBar } from '#design/pay-bar';
import { SampleMark } from '#design/sample-mark';
import type { Quote } from '#contract/booking';
import type { Problem } from '#contract/core';
import { formatFlightAddress, formatOfferAddress } from '#contract/search';
import type { Fare, FlightAddress, FlightDetail, VoidWindow } from '#contract/search';
import { useFacts } from '../../../facts.ts';
import { useFormat } from '../../../format.ts';
import { PostForm } from '../../../post-form.tsx';
import { CartChoice } from '../../cart/cart-choice.tsx';
import { TripChange } from '../../cart/trip-change.tsx';
import { ChoiceRefused } from '../../cart/refused.tsx';
import { isNumbered, seatsOf } from './asked.ts';
import styles from './fares.module.css';
import { InTrip } from './fares-in-trip.tsx';
import { faresInCart, type HeldFare } from './held-fare.ts';
import { PriceParts } from './price-parts.tsx';
import { commonWindow } from './common-window.ts';
import { useFareRows } from './use-fare-rows.ts';
import { useFoldedFlight } from './use-folded-flight.ts';
import { useKeptCharges } from './use-kept-charges.ts';
import { useLists } from '../../reader/use-lists.ts';
import { PageTitle } from '../../../page-title.tsx';
import { usePartyWords } from './use-party-words.ts';
import { useTerms } from './use-terms.ts';
import { routeOf } from './route-of.ts';
import { useTwoAirports } from './use-two-airports.ts';
import { useTimeline } from './use-timeline.ts';
import { useChosenWays } from './use-way-words.ts';

interface FaresProps {
  readonly detail: FlightDetail;
  readonly address: FlightAddress;
  readonly formtoken: string;
  readonly problems: readonly Problem[];
  readonly cart: Quote | null;
  readonly held?: HeldFare | null;
}

/** One offer in full: every fare with what it includes, the flights, and the way to book it; the price stays in view. */
export function Fares({ detail, address, formtoken, problems, cart, held = null }: FaresProps) {
  const { t } = useLingui();
  const { offer, query } = detail;
  const fares = faresInCart(detail.fares, held);
  const [chosen, setChosen] = useState(held?.likeFareId ?? fares[0]?.id ?? '');
  const rows = useFareRows();
  const party = usePartyWords();
  const keptOf = useKeptCharges();
  const spans = useSpans(offer.slices);
  const fare = fares.find(({ id }) => id === chosen) ?? fares[0];
  if (!fare) return null;
  const who = party.everyone(query.passengers);
  const facts = rows.facts(fares, offer, seatsOf(query), held);
  const [count, all] = [fares.length, facts.length];
  const kept = keptOf(fare);
  return (
    <PostForm formtoken={formtoken} className={styles.choose}>
      <div className={styles.page}>
        <FaresHead detail={detail} address={address} />
        <Journey detail={detail} />
        {!held && <CoolingOff window={commonWindow(fares)} />}
        <ChoiceRefused problems={problems} instead={formatFlightAddress(address)} />
        {held && <InTrip held={held} fare={fare} />}
        {held && <input type="hidden" name="instead" value={held.quoteId} />}
        <input type="hidden" name="offerId" value={offer.id} />
        <FareChoice
          label={spans(who).fares}
          name="fareId"
          fares={rows.options(fares, held?.fareId)}
          facts={facts}
          chosen={fare.id}
          onChoose={setChosen}
          compare={{ text: t`Compare ${count} fares in ${all} rows`, cornerText: t`What is included` }}
        />
        {held && <CoolingOff window={commonWindow(fares)} />}
        <div>
          <p className={styles.hint}>
            {spans(who).totals}{' '}
            {kept && (
              <>
                <b>{fare.familyName}:</b> {kept}
              </>
            )}
          </p>
          <PriceParts price={fare.price} />
        </div>
      </div>
      <FaresBar detail={detail} fare={fare} cart={cart} held={held} />
    </PostForm>
  );
}

/** Whom the fares are for, and over which flights. */
function useSpans(slices: FlightDetail['offer']['slices']) {
  const { t } = useLingui();
  return (who: string): { readonly fares: string; readonly totals: string } => {
    if (slices.length === 1)
      return { fares: t`Fares for ${who}`, totals: t`Totals for ${who}, every charge included.` };
    return isNumbered(slices)
      ? { fares: t`Fares for ${who}, all flights`, totals: t`Totals for ${who}, all flights, every charge included.` }
      : { fares: t`Fares for ${who}, both ways`, totals: t`Totals for ${who}, both ways, every charge included.` };
  };
}

/** Total, party and fare beside the way on. */
function FaresBar({
  detail: { offer, query },
  fare,
  cart,
  held,
}: Pick<FaresProps, 'detail' | 'cart' | 'held'> & { fare: Fare }) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const party = usePartyWords();
  // It may still sleep: another fare must not draw it anew.
  const adding = useMemo(() => cart && <CartChoice cart={cart} />, [cart]);
  const busy = useNavigation().state !== 'idle';
  const replaces = held && held.fareId !== fare.id;
  const go = replaces ? t`Replace with ${fare.familyName}` : held ? t`Keep ${fare.familyName}` : undefined;
  const who = party.everyone(query.passengers);
  const days = offer.slices.map(({ segments }) => format.day(segments[0]?.departure.local ?? ''));
  return (
    <PayBar
      label={t`Your choice`}
      total={format.money(fare.price.total)}
      party={t`${who}, all charges`}
      change={(held ?? cart) && <TripChange held={held ?? null} joins={cart?.price.total} {...fare.price.total} />}
      choice={{ name: fare.familyName, text: lists.facts([...carriersOf(offer), days.join(' – ')]) }}
      note={held ? t`You pay at the end.` : t`Next: traveller names. You pay at the end.`}
    >
      {adding ?? (
        <Button
          type="submit"
          variant="primary"
          className={styles.go}
          busyLabel={busy ? t`Checking the price…` : undefined}
        >
          <span className={styles.long}>{go ?? t`Continue with ${fare.familyName}`}</span>
          <span className={styles.short}>{go ?? t`Continue`}</span>
        </Button>
      )}
    </PayBar>
  );
}

/** Whatever a fare says of refunds, this comes before it; where fares differ each says it. */
function CoolingOff({ window }: { readonly window: VoidWindow | undefined }) {
  const { t } = useLingui();
  const terms = useTerms();
  if (!window) return null;
  return (
    <Note tone="good" icon="shield-check" title={terms.free(window)} className={classNames(styles.note, styles.free)}>
      {'hours' in window ? t`From the time of booking, on any fare.` : t`On the day you book, on any fare.`}
    </Note>
  );
}

function carriersOf({ slices }: FlightDetail['offer']): string[] {
  return [...new Set(slices.map(({ ticketing }) => ticketing.name))];
}

/** Of several places that would have done, these flights use one. */
function citiesOf(
  { slices }: Pick<FlightDetail['offer'], 'slices'>,
  ends: FlightDetail['places'][number] | undefined,
): [string, string] {
  const [first, last] = [slices[0]?.segments.at(0)?.departure, slices[0]?.segments.at(-1)?.arrival];
  return [
    (ends?.alsoFrom ? first?.cityName : ends?.from.cityName) ?? '',
    (ends?.alsoTo ? last?.cityName : ends?.to.cityName) ?? '',
  ];
}

/** Where a journey leads. */
function useJourneyTitle() {
  const { t } = useLingui();
  return (offer: FlightDetail['offer'], places: FlightDetail['places']): string => {
    const [from, to] = citiesOf(offer, places[0]);
    if (offer.slices.length === 1) return t`${from} to ${to}`;
    const stops = offer.slices.map((_, at) => placesOf(offer, places, at));
    const home = stops.length === 2 && stops[1]?.join() === [to, from].join();
    return home ? t`${from} to ${to} and back` : routeOf(stops);
  };
}

function placesOf({ slices }: FlightDetail['offer'], places: FlightDetail['places'], at: number): [string, string] {
  return citiesOf({ slices: slices.slice(at) }, places[at]);
}

function FaresHead({ detail: { offer, query, places, fares }, address }: Pick<FaresProps, 'detail' | 'address'>) {
  const { t } = useLingui();
  const { origin } = useFacts();
  const party = usePartyWords();
  const lists = useLists();
  const title = useJourneyTitle()(offer, places);
  const ways = useChosenWays()(offer.slices);
  const airports = useTwoAirports()(offer.slices);
  return (
    <header className={styles.head}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <Link look="block" href={formatFlightAddress(address)} className={styles.back}>
        <Icon name="chevron-left" size="small" />
        {t`Back to flights`}
      </Link>
      <div className={styles.titleRow}>
        <h1>{t`Choose a fare`}</h1>
        {[styles.long, styles.short].map((width) => (
          <div key={width} className={width}>
            <CopyButton
              text={origin + formatOfferAddress(address, offer.key)}
              label={t`Copy link`}
              copiedText={t`Copied`}
              inWords={width === styles.long}
            />
          </div>
        ))}
      </div>
      <p className={styles.facts}>
        <span className={styles.long}>{lists.facts([title, party.summary(query)])}</span>
        <span className={styles.short}>{party.summary(query)}</span>
        <span>{t`${plural(fares.length, { one: '# fare', other: '# fares' })}`}</span>
        <span>{t`Price checked just now`}</span>
        {offer.dataClass === 'demo' && (
          <SampleMark title={t`Sample flight: it does not exist and can’t be flown`}>{t`Sample inventory`}</SampleMark>
        )}
      </p>
      <Warnings of={[...airports.map((title) => ({ title })), ...(offer.tickets > 1 ? [ways.tickets] : [])]} />
    </header>
  );
}

/** What is to be known before flights like these are booked, in one note. */
function Warnings({ of: [first, ...more] }: { readonly of: readonly { title: string; text?: string }[] }) {
  const { t } = useLingui();
  if (!first) return null;
  return (
    <Note tone="warn" title={first.title} className={classNames(styles.note, styles.warnings)}>
      {first.text && <p>{first.text}</p>}
      {more.map(({ title, text }) => (
        <p key={title}>
          <b>{text ? t`${title}:` : title}</b> {text}
        </p>
      ))}
    </Note>
  );
}

function Journey({ detail: { offer } }: Pick<FaresProps, 'detail'>) {
  const format = useFormat();
  const timelineOf = useTimeline();
  const folded = useFoldedFlight();
  const lists = useLists();
  const ways = useChosenWays()(offer.slices);
  return (
    <FoldedFlights
      scaleMinutes={Math.max(...offer.slices.map(({ durationMinutes }) => durationMinutes))}
      flights={offer.slices.map((slice, i) => {
        const way = ways.dated(i, format.day(slice.segments[0]?.departure.local ?? ''));
        const flight = folded(slice, [way], timelineOf(slice, way).entries);
        return { ...flight, brief: lists.facts([way, slice.ticketing.name]) };
      })}
    />
  );
}
