import type { Choice, Extras, OrderItem, Product } from '#contract/booking';
import type { PriceLine } from '#contract/search';
import type { BookingVertical } from '#domain/booking';
import { InvalidInput } from '#domain/kernel';
import type { ItemDescription } from '#domain/search/verticals';
import type { z } from '#zod';
import { type ferryChoiceSchema, type ferryExtrasSchema, VERTICAL } from './shapes.ts';

/** A third vertical, made up for a test: crossings with a deck to stand on and cars that come along. */
export const CAR_MINOR = 4_000;
export const FARE_MINOR = 2_500;

export interface FerryProduct {
  readonly vertical: typeof VERTICAL;
  readonly offerId: string;
  readonly supplier: string;
  readonly supplierName: string;
  readonly dataClass: 'demo';
  readonly ship: string;
  readonly day: string;
  readonly deck: string;
  readonly people: number;
}

export interface FerryDetail {
  readonly vertical: typeof VERTICAL;
  readonly offer: { readonly id: string; readonly ship: string; readonly day: string };
  readonly decks: readonly string[];
  readonly people: number;
}

type FerryChoice = z.output<typeof ferryChoiceSchema>;
export const choiceOf = (choice: z.input<typeof ferryChoiceSchema>) => choice as unknown as Choice;
export const extrasOf = (extras: z.input<typeof ferryExtrasSchema>) => extras as unknown as Extras;
export const ferryOf = (product: Product) => product as unknown as FerryProduct;

const carsIn = (chosen: unknown): number => (chosen as { readonly cars: number }).cars;
export const extrasMinor = (chosen: unknown): number => carsIn(chosen) * CAR_MINOR;

export const ferryBooking: BookingVertical = {
  vertical: VERTICAL as never,
  show(found, offerId, choice) {
    const { deck } = choice as unknown as FerryChoice;
    const { offer, decks, people } = found as unknown as FerryDetail;
    if (!decks.includes(deck)) return undefined;
    const product = { vertical: VERTICAL, offerId, supplier: VERTICAL, dataClass: 'demo', ...offer, deck, people };
    const totalMinor = people * FARE_MINOR;
    return { ref: { deck }, product: product as never, totalMinor, baseMinor: totalMinor, listed: true };
  },
  sellers: () => [VERTICAL],
  slots: (product) =>
    Array.from({ length: ferryOf(product).people }, () => ({ kind: 'guest', age: null, bornBetween: null })),
  rules: (product, _manifest, adultAge) => ({
    genders: [],
    document: 'none',
    documentValidUntil: ferryOf(product).day,
    adultAge,
  }),
  price({ product, base }, chosen, field) {
    const cars = carsIn(chosen);
    const { people } = ferryOf(product);
    if (cars > people) {
      throw new InvalidInput([{ code: 'EXTRA_NOT_SOLD', description: 'A car each', field: `${field}.cars` }]);
    }
    const { currency } = base.total;
    const line = { kind: 'surcharge', code: 'CAR', name: 'Cars', amountMinor: cars * CAR_MINOR, currency } as const;
    const total = { amountMinor: base.total.amountMinor + line.amountMinor, currency };
    const lines = cars > 0 ? [...base.lines, line] : base.lines;
    return {
      extras: { vertical: VERTICAL, cars: [{ most: people, chosen: cars }] } as never,
      chosen: { cars },
      price: { ...base, total, lines, perPerson: total },
    };
  },
  carriers: () => [],
  ends(product) {
    const { day } = ferryOf(product);
    const at = (hour: string, name: string) => ({
      name,
      code: null,
      countryCode: 'SE',
      local: `${day}T${hour}`,
      zone: 'UTC',
      instant: `${day}T${hour}:00.000Z`,
    });
    const ends = at('11:00', 'Visby');
    return { begins: at('08:00', 'Nynäshamn'), ends, over: { day, instant: ends.instant } };
  },
  soldUntil: (product) => new Date(`${ferryOf(product).day}T08:00:00Z`),
  people: (product) => ferryOf(product).people,
  units: () => 1,
  unitName: () => '',
  chargedLines: (_product, { lines }) => lines,
};
/** An item in words. */
export function describeFerry({ product }: OrderItem): ItemDescription {
  const { ship, day, deck } = ferryOf(product);
  const none = { title: null, lines: [], rows: [] };
  return {
    name: ship,
    title: `${ship}, ${day}`,
    heading: `Crossing on ${ship}`,
    days: [day, day],
    party: 'Two people',
    warning: null,
    booked: `You cross on ${ship}.`,
    notBooked: `No crossing on ${ship}.`,
    reference: 'Reference of the ferry',
    sections: [{ ...none, title: 'Crossing', lines: [`Deck: ${deck}`] }],
    parts: [],
    lineName: ({ code }: PriceLine) => (code === 'CAR' ? 'Cars on board' : 'Crossing'),
    cancelling: [],
    nothingBack: 'Nothing comes back.',
    pricedFor: '',
    stillDueThere: null,
    events: [],
  };
}
