import { type FlightExtras, type FlightProduct, type Product, productFare } from '#contract/booking';
import { boughtBagsMinor } from '#contract/search';
import type { CancelTerms, SupplierManifest, SupplierQuote } from '#domain/booking';
import type { FlightRef } from '#domain/search/verticals';
import { demoDesk, type Goods } from '../booking/index.ts';
import { SHORT_HOLD } from '../hold-window.ts';
import { cancellationSteps, refundAt, type FlightTerms } from './cancellation.ts';
import type { PricedOffer } from './desk.ts';
import type { HouseFlightSource } from './source.ts';
import { HOUSE } from '../threads/source.ts';

export const demoFlights: SupplierManifest = {
  ...demoDesk,
  id: HOUSE,
  name: 'Wayfold sample airlines',
  genders: ['F', 'M', 'X', 'unspecified'],
  document: 'optional',
  documentDays: 0,
};

/** Seats on flights, as the desk of the house sells them. */
export function flightGoods(source: Pick<HouseFlightSource, 'price'>): Goods {
  return {
    async price({ ref, contracts, placeOfSale }, held) {
      const { offerKey, fareKey, query } = ref as FlightRef;
      const priced = await source.price({ offerKey, fareKey, query, contracts, placeOfSale, held });
      return priced && { quote: quoteOf(priced), lines: [priced.seats] };
    },
    raised: raisedBase,
    extrasMinor: (product, extras) => extrasMinor(flightsOf(product), extras as FlightExtras),
    extendsPrice: false,
    cancellationSteps: (terms) => cancellationSteps(flightTerms(terms)),
    refundAt: (terms, at) => refundAt(flightTerms(terms), at),
  };
}

/** The price without optional bags and seats: those are chosen and added by the buyer. */
function quoteOf({ offer, fare }: PricedOffer): SupplierQuote {
  const lines = fare.price.lines.filter(({ kind }) => kind !== 'bag' && kind !== 'seat');
  return {
    price: {
      total: {
        amountMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0),
        currency: fare.price.total.currency,
      },
      lines,
      rates: fare.price.rates,
    },
    product: {
      fare: productFare(fare),
      slices: offer.slices,
      tickets: offer.tickets,
      totals: offer.totals,
    },
    expiresAt: new Date(offer.validity.expiresAt),
    holdMinutes: fare.holdMinutes === undefined ? SHORT_HOLD : fare.holdMinutes,
    voidWindow: fare.voidWindow,
  };
}

function raisedBase(quote: SupplierQuote, percent: number): SupplierQuote {
  const { price } = quote;
  const lines = price.lines.map((line) =>
    line.kind === 'base'
      ? { ...line, amountMinor: line.amountMinor + Math.round((line.amountMinor * percent) / 100) }
      : line,
  );
  const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  return { ...quote, price: { ...price, lines, total: { ...price.total, amountMinor } } };
}

function extrasMinor({ fare }: FlightProduct, { bags, seats }: FlightExtras): number {
  const seat = fare.seat.choice === 'fee' ? (fare.seat.from?.amountMinor ?? 0) : 0;
  const bagsMinor = bags.reduce((sum, { slice, kind, bought }) => {
    const terms = fare.bags[slice]?.[kind];
    return sum + (terms ? boughtBagsMinor(terms, bought) : 0);
  }, 0);
  return bagsMinor + seats.filter(({ preference }) => preference !== 'none').length * seat;
}

function flightTerms(terms: CancelTerms): FlightTerms {
  return { ...terms, product: flightsOf(terms.product) };
}

function flightsOf(product: Product): FlightProduct {
  if (product.vertical === 'flights') return product;
  throw new TypeError(`The desk of flights was asked about ${product.vertical}`);
}
