import type { SearchResults, SearchDetail } from '#contract/search';
import type { SupplierManifest } from '#domain/booking';
import type { Audience } from '#domain/search';
import type { SearchProfile, Source } from '../../../../domain/search/profile.ts';
import { demoDesk, type Goods } from '#supply/house/booking';
import { extrasMinor, FARE_MINOR, type FerryDetail, ferryOf } from './vertical.ts';
import { VERTICAL } from './shapes.ts';

const PLACES = 3;

export const manifest: SupplierManifest = {
  ...demoDesk,
  id: VERTICAL,
  name: 'Sample ferries',
  genders: [],
  document: 'none',
  documentDays: 0,
};

/** A place on a deck of a ship, as the desk of the house sells anything. */
export const ferryGoods: Goods = {
  async price({ product }) {
    const { ship, day, deck, people } = ferryOf(product);
    const total = { amountMinor: people * FARE_MINOR, currency: 'EUR' };
    const line = { kind: 'base', code: 'CROSSING', name: 'Crossing', ...total } as const;
    return {
      quote: {
        price: { total, lines: [line], rates: null },
        product: {},
        expiresAt: new Date(`${day}T08:00:00Z`),
        holdMinutes: 20,
        voidWindow: null,
      },
      lines: [[{ product: ship, day, kind: deck, quantity: people, limit: PLACES }]],
    };
  },
  raised: (quote) => quote,
  extrasMinor: (_product, extras) => extrasMinor(extras),
  extendsPrice: true,
  cancellationSteps: ({ lines }) => [
    { until: null, zone: 'UTC', basis: 'full', refund: { amountMinor: sumOf(lines), currency: 'EUR' } },
  ],
  refundAt: ({ lines }) => ({
    basis: 'full',
    refundMinor: sumOf(lines),
    feeMinor: 0,
    lineRefunds: lines.map(({ amountMinor }) => amountMinor),
    owedMinor: 0,
    currency: 'EUR',
    until: null,
  }),
};

function sumOf(lines: readonly { readonly amountMinor: number }[]): number {
  return lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

interface FerryTypes {
  readonly query: { readonly day: string; readonly people: number; readonly audience?: Audience };
  readonly places: null;
  readonly sort: 'cheapest';
  readonly filters: object;
  readonly step: never;
  readonly ranked: { readonly amountMinor: number };
  readonly offer: { readonly key: string; readonly amountMinor: number };
  readonly scored: FerryTypes['offer'] & { readonly score: number };
  readonly summary: { readonly sort: string; readonly key: string };
  readonly scoredSummary: FerryTypes['summary'] & FerryTypes['ranked'];
  readonly extra: object;
  readonly scoredExtra: object;
  readonly joined: object;
  readonly found: { readonly offer: FerryTypes['offer'] };
  readonly opened: object;
  readonly told: object;
}

const idOf = ({ searchId, sourceId, key }: { searchId: string; sourceId: string; key: string }) =>
  `${searchId}.${sourceId}.${key}`;

/** How the shared search sees them. */
export const ferriesProfile: SearchProfile<FerryTypes> = {
  vertical: VERTICAL as never,
  sorts: ['cheapest'],
  currencyOf: () => 'EUR',
  parseFilters: () => ({}),
  parseStep: () => undefined,
  asksIn: () => true,
  factsOf: ({ amountMinor }) => ({ totalMinor: amountMinor, sellers: [VERTICAL] }),
  tell: () => ({}),
  score: (page) => ({
    ...page,
    offers: page.offers.map((offer) => ({ ...offer, score: offer.amountMinor })),
    sorts: page.sorts.map((summary) => ({ ...summary, amountMinor: 0 })),
  }),
  rankedOf: ({ amountMinor }) => ({ amountMinor }),
  compareFor: () => (a, b) => a.amountMinor - b.amountMinor,
  joinExtras: () => ({}),
  publish: ({ shared, search, offers }) =>
    ({
      ...shared,
      vertical: VERTICAL,
      offers: offers.map(({ sourceId, offer }) => ({
        id: idOf({ searchId: search.id, sourceId, key: offer.key }),
        price: { amountMinor: offer.amountMinor, currency: 'EUR' },
      })),
    }) as unknown as SearchResults,
  publishDetail: (ref, { offer }, { query }) =>
    ({
      vertical: VERTICAL,
      offer: { id: idOf(ref), ship: offer.key, day: query.day },
      decks: ['sun'],
      people: query.people,
    }) satisfies FerryDetail as unknown as SearchDetail,
};

/** Two ships on any day. */
export const ferrySource: Source<FerryTypes> = {
  id: VERTICAL,
  name: manifest.name,
  dataClass: 'demo',
  deadlineMs: 1_000,
  async open({ people }) {
    const offers = ['Visby', 'Gotland'].map((key) => ({ key, amountMinor: people * FARE_MINOR }));
    return {
      view: async () => ({
        total: offers.length,
        listed: offers.length,
        exact: true,
        unfiltered: offers.length,
        offers,
        facets: [],
        sorts: [],
        relax: [],
      }),
      offer: async (key) => {
        const offer = offers.find((each) => each.key === key);
        return offer && { offer };
      },
    };
  },
};
