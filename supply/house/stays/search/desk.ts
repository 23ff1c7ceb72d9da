import { dayNumber } from '#contract/core';
import type { RoomOffer, StayQuery } from '#contract/search';
import type {
  FoundStay,
  NightsAsk,
  ResolvedStayQuery,
  SourceNight,
  SourceStay,
  StaySourcePage,
  StaySourceView,
} from '#domain/search/verticals';
import type { RateTable } from '#engine/rates';
import { cheapestNights, createStayStock, findProperty, findRoom, openStays, unitsForSale } from '#engine/stays';
import type {
  NightsChoice,
  StayAsk,
  StayPick,
  StayRoom,
  StaySearch,
  StaySnapshot,
  StayStock,
  TakenUnits,
} from '#engine/stays';
import { wallInstant } from '#engine/zones';
import type { LimitedLine } from '../../stock/index.ts';
import type { AskAt, Desk, DeskSpec } from '../../threads/desk.ts';
import { createLru } from '../../threads/lru.ts';
import { nightsOf } from './nights.ts';
import { showNight, showDetail, showPage, showQuote, type Shop } from './page.ts';

export interface StayDeskInput {
  readonly world: StaySnapshot;
  readonly rates: RateTable;
  readonly supplier: string;
}

/** Chosen rooms of a property, for a party. */
interface StayPriceAsk {
  readonly property: string;
  readonly picks: readonly StayPick[];
  readonly query: ResolvedStayQuery;
  /** Whose prices are asked for; left out, what everybody pays. */
  readonly contracts?: readonly string[] | undefined;
  readonly member?: true | undefined;
  /** What who asks keeps of the stock: it is for sale to them. */
  readonly held?: ReadonlyMap<string, number> | undefined;
}

/** The chosen rooms at today's price, one per room of the party. */
export interface PricedStay {
  readonly offer: SourceStay;
  readonly rooms: readonly RoomOffer[];
  /** What each of them takes of the stock, night by night. */
  readonly lines: readonly (readonly LimitedLine[])[];
}

/** What the desk of stays is asked and answers. */
export interface StayDesk {
  readonly query: ResolvedStayQuery;
  readonly view: StaySourceView;
  readonly opened: { readonly totals: Float64Array };
  readonly page: StaySourcePage;
  readonly found: FoundStay;
  readonly ask: StayPriceAsk;
  readonly priced: PricedStay;
  readonly own: NightsAsk;
  readonly ownAnswer: readonly SourceNight[] | undefined;
}

interface Opened {
  readonly search: StaySearch;
  readonly shop: Shop;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const OFFER_LIFE_MS = 30 * MINUTE_MS;
const KEPT_MS = 15 * MINUTE_MS;
/** Opened searches together hold this many properties at most. */
const KEPT_PROPERTIES = 200_000;
const SEARCH_WEIGHT = 500;

/** Answers searches for stays on one thread, over the snapshot and the units that are taken. */
export function createStayDesk(input: StayDeskInput): Desk<StayDesk> {
  const stock = createStayStock(input.world);
  const kept = createLru<Opened>(KEPT_PROPERTIES, KEPT_MS);

  const freeTo = (held: ReadonlyMap<string, number> | undefined): StayStock =>
    held && held.size > 0 ? withoutHeld(input.world, stock, held) : stock;

  function open({ id, query, openedAtMs, held }: DeskSpec<ResolvedStayQuery>): Opened {
    const opened = openAt(input, freeTo(held), query, openedAtMs);
    kept.put(id, opened, opened.search.totals.length + SEARCH_WEIGHT);
    return opened;
  }

  return {
    open: (spec) => ({ totals: open(spec).search.totals }),
    view(spec, { sort, filters, limits, medianMinor, offset, limit }) {
      const { search, shop } = kept.get(spec.id) ?? open(spec);
      const { soldOut = false, ...asked } = filters;
      return showPage(
        shop,
        search.view({ sort, filters: { ...asked, ...(limits && { limits }) }, medianMinor, offset, limit, soldOut }),
      );
    },
    offer(spec, key) {
      // Read from the stock of now; the list stays as it was opened, for whoever is on its way through it.
      const { search, shop } = kept.get(spec.id) ?? open(spec);
      const detail = search.detail(key);
      return detail && showDetail(shop, detail);
    },
    price({ property, picks, query, contracts, member, held, atMs }) {
      const near = {
        ...query,
        within: { ...query.within, km: null, box: null },
        audience: { ...(contracts && { contracts }), ...(member && { member }) },
      };
      const { search, shop } = openAt(input, freeTo(held), near, atMs, property);
      const [detail, quote] = [search.detail(property), search.quote(property, picks)];
      if (!detail || !quote) return undefined;
      if (atMs >= wallInstant(detail.property.zone, query.checkIn, DAY_MINUTES).getTime()) return undefined;
      const offer = showDetail(shop, { ...detail, quote }).offer;
      const lines = quote.rooms.map(({ room }) => unitLines(input.world, property, room, query));
      return { offer, rooms: showQuote(shop, quote, detail.property, query.rooms.map(guestsOf)), lines };
    },
    own: (ask) => cheapestOf(input, stock, ask),
    applyTaken: (taken) => stock.apply(takenUnits(input.world, taken)),
  };
}

type Selling = Pick<StayDeskInput, 'rates'> & { readonly stock: StayStock };

/** With `only`, of that property alone. */
function askOf({ rates, stock }: Selling, query: ResolvedStayQuery, atMs: number, only?: string): StayAsk {
  const { near, km, box } = query.within;
  const where: StayAsk['where'] =
    only !== undefined
      ? { kind: 'keys', keys: [only] }
      : box
        ? { kind: 'box', ...box }
        : { kind: 'circle', lat: near?.lat ?? 0, lon: near?.lon ?? 0, km: km ?? 0 };
  return {
    where,
    ...(near && { near }),
    arrival: dayNumber(query.checkIn),
    nights: query.nights,
    rooms: query.rooms.map(needOf),
    saleDay: Math.floor(atMs / DAY_MS),
    saleInstant: Math.floor(atMs / MINUTE_MS),
    currency: query.currency,
    rates,
    member: query.audience?.member ?? false,
    contracts: query.audience?.contracts ?? [],
    stock,
  };
}

function cheapestOf(
  { world, rates }: StayDeskInput,
  stock: StayStock,
  { query, from, to, nights, weekends, key, limits, atMs }: AskAt<NightsAsk>,
): readonly SourceNight[] | undefined {
  if (key !== null && findProperty(world, key) < 0) return undefined;
  const days = { from: dayNumber(from), to: dayNumber(to) };
  const choice: NightsChoice = weekends ? { kind: 'weekends', ...days } : { kind: 'range', ...days, nights };
  const found = cheapestNights(world, askOf({ rates, stock }, query, atMs, key ?? undefined), choice, limits);
  return found.map(showNight);
}

function openAt(
  { world, rates, supplier }: StayDeskInput,
  stock: StayStock,
  query: ResolvedStayQuery,
  atMs: number,
  only?: string,
): Opened {
  const search = openStays(world, askOf({ rates, stock }, query, atMs, only));
  const shop: Shop = {
    currency: query.currency,
    rates,
    guests: query.rooms.reduce((sum, room) => sum + guestsOf(room), 0),
    checkIn: query.checkIn,
    nights: query.nights,
    supplier,
    createdAt: new Date(atMs),
    expiresAt: new Date(atMs + OFFER_LIFE_MS),
  };
  return { search, shop };
}

function guestsOf({ adults, children }: StayQuery['rooms'][number]): number {
  return adults + children.length;
}

function needOf({ adults, children }: StayQuery['rooms'][number]): StayAsk['rooms'][number] {
  return { adults, childAges: children.flatMap((age) => age ?? []) };
}

/** One room on each night of the stay, with how many of its type are for sale then at all. */
function unitLines(
  world: StaySnapshot,
  property: string,
  { row, key }: StayRoom,
  stay: Pick<ResolvedStayQuery, 'checkIn' | 'nights'>,
): LimitedLine[] {
  return nightsOf(stay).map((day) => ({
    product: property,
    day,
    kind: key,
    quantity: 1,
    limit: unitsForSale(world, row, dayNumber(day)),
  }));
}

/** The stock as who holds some of it sees it. */
function withoutHeld(world: StaySnapshot, stock: StayStock, held: ReadonlyMap<string, number>): StayStock {
  const theirs = takenUnits(world, held);
  return {
    taken(room, day) {
      const own = theirs.find((each) => each.room === room && each.day === day)?.units ?? 0;
      return Math.max(0, stock.taken(room, day) - own);
    },
  };
}

/** Keys as `stockKey` writes them: `h-2643743-12/2027-03-09/double`. Those of another vertical are of no account. */
function takenUnits(world: StaySnapshot, taken: ReadonlyMap<string, number>): TakenUnits[] {
  return [...taken].flatMap(([key, units]) => {
    const [property = '', day = '', room = ''] = key.split('/');
    const row = findProperty(world, property);
    const type = row < 0 ? -1 : findRoom(world, row, room);
    const night = dayNumber(day);
    return type < 0 || Number.isNaN(night) ? [] : [{ room: type, day: night, units }];
  });
}
