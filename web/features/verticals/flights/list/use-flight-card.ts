import { useLingui } from '@lingui/react/macro';
import type { FlightCardProps } from '#design/flight-card';
import { formatFlightAddress, formatOfferAddress } from '#contract/search';
import type { CartPart } from '#contract/booking';
import type { Money } from '#contract/core';
import type { FlightAddress } from '#contract/search';
import { useFacts } from '../../../../facts.ts';
import { useFormat } from '../../../../format.ts';
import { goesOn, seatsOf } from '../asked.ts';
import type { ListedOffer, ListedResults, ListedSlice } from '../listed.ts';
import { useJoinedSum } from '../../../cart/use-joined-sum.ts';
import { useLists } from '../../../reader/use-lists.ts';
import { usePartyWords } from '../use-party-words.ts';
import { useRankWords } from '../use-rank-words.ts';
import { aircraftOf, flightNumbers } from './flight-numbers.ts';
import { scaleOf } from './scale.ts';
import { moreThanAsked } from './left-out.tsx';
import { useLegs } from './use-legs.ts';
import { useOfferFacts } from './use-offer-facts.ts';
import { useExtrasWords } from '../use-extras-words.ts';
import { useSliceWords } from '../use-slice-words.ts';
import { useReturns } from './use-returns.ts';
import { useSeatLine } from './use-seat-line.ts';
import { useWarning } from './use-warning.ts';

/** Rows of these, as cards. */
type Rows = Pick<ListedResults, 'query' | 'step' | 'sorts' | 'chosen' | 'offers'>;

/**
 * A row as its card, the nth of its list: a whole offer with every slice, or in a step the flight that is chosen there, at the total of
 * the trip that it stands for.
 */
export function useFlightCard(rows: Rows, address: FlightAddress) {
  const { t } = useLingui();
  const legOf = useLegs();
  const factsOf = useOfferFacts();
  const seatOf = useSeatLine();
  const warningOf = useWarning(rows.query);
  const priceOf = useRowPrice(rows, address);
  const returnsOf = useReturns(address);
  const format = useFormat();
  const lists = useLists();
  const words = useSliceWords();
  const onward = goesOn(rows.query);
  const scaleMinutes = scaleOf(rows);

  const inTripOf = useInTrip(rows);
  const { at, last } = placeOf(rows);

  function actionOf(offer: ListedOffer): FlightCardProps['action'] {
    if (last) return { text: t`See fares`, href: formatOfferAddress(address, offer.key) };
    const out = beginOf(offer.key, at);
    return { text: t`Choose`, href: formatFlightAddress({ ...address, out, skip: 0 }) };
  }

  /** A lower total than that of a way back as direct as this flight has to say so. */
  function backOf({ slices: [out, back] }: ListedOffer): FlightCardProps['facts'] {
    if (rows.step !== 'out' || onward || !out || !back || back.stops <= out.stops) return [];
    const stops = words.stopCount(back.stops, 'in a line');
    return [{ text: t`Return with ${stops}` }];
  }

  function lineOf(slice: ListedSlice): FlightCardProps['legs'][number] {
    const leg = legOf(slice);
    return { ...leg, note: lists.facts([leg.note, aircraftOf(slice)]), seat: seatOf(slice) };
  }

  return (offer: ListedOffer, nth: number): FlightCardProps => {
    const { step } = rows;
    const slices = step === null ? offer.slices : offer.slices.slice(at, at + 1);
    const legs = slices.map(lineOf);
    const times = legs.map(({ departure, arrival }) => `${departure.time} – ${arrival.time}`);
    // Which flights go with it is chosen later.
    const known = last ? offer.slices : offer.slices.slice(0, at + 1);
    const warning = warningOf(known, at);
    const inTrip = inTripOf(offer);
    return {
      id: `flight-${nth}`,
      title: lists.facts([slices[0]?.ticketing.name, ...times, format.wholeMoney(offer.price.total)]),
      legs,
      scaleMinutes,
      numbers: lists.facts(slices.map(flightNumbers)),
      facts: roomFor(
        [...inTrip, ...backOf(offer), ...factsOf(offer, last, slices)],
        offer.returns !== undefined || warning !== undefined || (step !== null && address.sort !== 'greenest'),
      ),
      warning,
      sample:
        offer.dataClass === 'demo'
          ? { text: t`Sample`, title: t`Sample flight: it does not exist and can’t be flown` }
          : undefined,
      // What is in the trip changes no total.
      price: { ...priceOf(offer), ...(inTrip.length > 0 && { joined: undefined }) },
      returns: offer.returns && returnsOf(offer, offer.returns),
      action: actionOf(offer),
    };
  };
}

/** Of a flight that is chosen now: whoever changes it sees which it is. */
function useInTrip(rows: Rows) {
  const { t } = useLingui();
  const format = useFormat();
  const held = useFacts().chrome.cart;
  const extrasOf = useExtrasWords();
  const { at, last } = placeOf(rows);
  return ({ key, returns }: ListedOffer): FlightCardProps['facts'] => {
    const upTo = (whole: string): string => (last ? whole : beginOf(whole, at));
    // A card of whole trips has some of the ways back.
    const keys = [key, ...(returns?.shown ?? []).map((back) => back.key)].map(upTo);
    const mark = (text: string) => [{ text, icon: 'shopping-bag', tone: 'held' } as const];
    const part = held?.parts[held.keys.findIndex((each) => keys.includes(upTo(each)))];
    // Its fare, bags and seats are not those of a list.
    if (part) return mark(textOf(part, format.money(part.total)));
    const out = rows.step === 'trips' && held?.keys.some((each) => beginOf(each, 0) === beginOf(key, 0));
    return out ? mark(t`Flight out of your trip`) : [];
  };

  function textOf(part: CartPart, sum: string): string {
    const { fare } = part;
    const extras = extrasOf(part);
    if (!last)
      return extras
        ? t`In your trip: ${fare} with ${extras}, ${sum} for all flights`
        : t`In your trip: ${fare}, ${sum} for all flights`;
    return extras ? t`In your trip: ${fare} with ${extras}, ${sum}` : t`In your trip: ${fare}, ${sum}`;
  }
}

/** Of the key of whole trips the flights up to this one. */
function beginOf(key: string, at: number): string {
  return key
    .split('~')
    .slice(0, at + 1)
    .join('~');
}

/** Two lines hold so many facts. */
const MOST_FACTS = 6;

/** What decides least gives way where facts are many, or share their lines. */
function roomFor(facts: FlightCardProps['facts'], shared: boolean): FlightCardProps['facts'] {
  return shared || facts.length > MOST_FACTS ? facts.filter(({ minor }) => !minor) : facts;
}

/** Which flight of the journey the rows are for, and whether with it all are chosen. */
export function placeOf({ step, chosen, query }: Pick<Rows, 'step' | 'chosen' | 'query'>) {
  const at = chosen.length;
  return { at, last: step === null || step === 'trips' || at === query.slices.length - 1 };
}

/** What a row costs, for whom, and how that compares. */
function useRowPrice(rows: Rows, address: FlightAddress) {
  const { query, step, sorts } = rows;
  const { at, last } = placeOf(rows);
  const { t } = useLingui();
  const format = useFormat();
  const rank = useRankWords();
  const joinedSum = useJoinedSum('flights', formatFlightAddress(address));
  const who = usePartyWords().party(query.passengers);
  const least = sorts.find(({ sort }) => sort === 'cheapest')?.price;

  function noteOf({ total }: ListedOffer['price']): FlightCardProps['price']['note'] {
    // What follows the first choice is compared with the least that it can come to.
    if (at === 0 || (step !== 'back' && step !== 'leg')) return undefined;
    if (!least || total.amountMinor <= least.amountMinor) return { text: t`Lowest`, tone: 'good' };
    const more = format.wholeDifference(total, least);
    return { text: t`${more} more`, tone: 'neutral' };
  }

  function partyOf(): string {
    if (step === null) return t`${who}, all charges`;
    if (last) return t`total for ${who}`;
    const flights = query.slices.length;
    return flights === 2 && !goesOn(query) ? t`return for ${who}` : t`${format.number(flights)} flights for ${who}`;
  }

  return ({ price, rank: { reason } }: ListedOffer): FlightCardProps['price'] => ({
    from: last ? undefined : t`from`,
    total: format.wholeMoney(price.total),
    party: partyOf(),
    each: eachOf(price),
    joined: joinedOf(price.total),
    note: noteOf(price),
    flag: step === null ? rank.flag(reason) : undefined,
  });

  function joinedOf(total: Money): string | undefined {
    const joined = joinedSum(total);
    if (!joined) return undefined;
    const sum = format.wholeMoney(joined.sum);
    const { held } = joined;
    if (!held) return t`${sum} with your stay`;
    // The list has the bags that are asked for, and no others.
    return moreThanAsked(held, query)
      ? t`Trip total from ${sum} without your bags and seats`
      : t`Trip total from ${sum}`;
  }

  function eachOf({ perPerson }: ListedOffer['price']): string | undefined {
    return step === null && seatsOf(query) > 1 ? t`${format.wholeMoney(perPerson)} each` : undefined;
  }
}
