import { addDays } from '#contract/core';
import {
  type Choice,
  type FlightExtras,
  type FlightProduct,
  type OwnBooking,
  priceWithExtras,
  productFare,
} from '#contract/booking';
import { withoutExtras } from '#contract/search';
import type { FlightQuery, Segment } from '#contract/search';
import type { BookingVertical, Shown } from '#domain/booking';
import { parseFareId, parseOfferId } from '../../offer-id.ts';
import { chosenExtras, offerExtras } from './extras.ts';
import { sellersOf } from './sellers.ts';
import { slotsOf } from './slots.ts';

/** Flights and a fare in the words of the source that sells them. */
export interface FlightRef {
  readonly offerKey: string;
  readonly fareKey: string;
  readonly query: FlightQuery;
}

type FlightChoice = Extract<Choice, { vertical: 'flights' }>;

/** Flights, as far as booking needs to know what they are. */
export const flightBooking: BookingVertical<FlightProduct, FlightChoice> = {
  vertical: 'flights',
  show(found, offerId, { fareId }): Shown<FlightProduct> | undefined {
    const ref = parseOfferId(offerId);
    const fareRef = parseFareId(fareId);
    if (found.vertical !== 'flights' || !ref || fareRef?.offerId !== offerId) return undefined;
    const { offer, fares, query } = found;
    const fare = fares.find(({ id }) => id === fareId);
    if (!fare) return undefined;
    const { price } = fare;
    const { slices, tickets, totals, supplier, dataClass } = offer;
    const totalMinor = price.total.amountMinor;
    return {
      ref: { offerKey: ref.key, fareKey: fareRef.fareKey, query } satisfies FlightRef,
      product: {
        vertical: 'flights',
        offerId: offer.id,
        fareId: fare.id,
        supplier,
        dataClass,
        slices,
        tickets,
        totals,
        fare: productFare(fare),
        passengers: query.passengers,
        cabin: query.cabin,
      },
      totalMinor,
      baseMinor: withoutExtras(price),
      listed: totalMinor === offer.price.total.amountMinor,
    };
  },
  sellers: sellersOf,
  slots: slotsOf,
  rules: (product, { genders, document, documentDays }, adultAge) => ({
    genders: [...genders],
    document,
    documentValidUntil: addDays(segmentsOf(product).at(-1)?.arrival.local.slice(0, 10) ?? '', documentDays),
    adultAge,
  }),
  price({ product, ref, slots, base }, chosen, field) {
    const { bags: asked } = (ref as FlightRef).query;
    const extras = offerExtras({ fare: product.fare, slots, asked }, chosen as FlightExtras, field);
    return { extras, chosen: chosenExtras(extras), price: priceWithExtras(base, extras, slots) };
  },
  carriers: ({ slices }) =>
    slices.flatMap(({ ticketing, segments }) => [
      ticketing,
      ...segments.map(({ marketing }) => ({ code: marketing.carrier, name: marketing.name })),
    ]),
  /** The way out: what a journey is called after, however it comes back. */
  ends({ slices }) {
    const out = slices[0]?.segments ?? [];
    const last = slices.at(-1)?.segments ?? [];
    const over = { day: endOf(last.at(0)?.departure).local.slice(0, 10), instant: endOf(last.at(-1)?.arrival).instant };
    // A journey that does not lead home ends where it leads.
    const isHome = last.at(-1)?.arrival.cityName === out.at(0)?.departure.cityName;
    return { begins: endOf(out.at(0)?.departure), ends: endOf((isHome ? out : last).at(-1)?.arrival), over };
  },
  soldUntil: ({ slices }) => new Date(endOf(slices[0]?.segments[0]?.departure).instant),
  people: ({ passengers: { adults, children, infantsInSeat, infantsOnLap } }) =>
    adults + children.length + infantsInSeat + infantsOnLap,
  units: () => 1,
  unitName: () => '',
  chargedLines: (_product, { lines }) => lines,
};

function segmentsOf({ slices }: FlightProduct): Segment[] {
  return slices.flatMap((slice) => slice.segments);
}

function endOf(point: Segment['departure'] | undefined): OwnBooking['items'][number]['begins'] {
  const { airport, cityName = '', countryCode = '', local = '', zone = 'UTC', instant = '' } = point ?? {};
  return { name: cityName, code: airport ?? null, countryCode, local, zone, instant };
}
