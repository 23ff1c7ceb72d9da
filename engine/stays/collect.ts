import type { BedKind, DayException, PropertyInput, RatePlanInput, RoomInput, StayWorld } from './input.ts';
import { requireStay, within } from './errors.ts';
import { microDegrees } from './curve.ts';
import { ROWS } from './layout.ts';
import * as is from './snapshot.ts';
import { grown, Texts } from './texts.ts';

type Part = keyof typeof ROWS;
type Values<P extends Part> = Readonly<Record<keyof (typeof ROWS)[P], number>>;
type Growing = Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array;

/** Columns of a part in the order of the input; they grow as rows come in. */
export class Rows<P extends Part> {
  count = 0;
  readonly columns: Record<string, Growing> = {};
  readonly #names: readonly (keyof (typeof ROWS)[P] & string)[];

  constructor(part: P) {
    this.#names = Object.keys(ROWS[part]) as (keyof (typeof ROWS)[P] & string)[];
    for (const [name, type] of Object.entries(ROWS[part])) this.columns[name] = new type(1024);
  }

  push(values: Values<P>): void {
    const at = this.count++;
    for (const name of this.#names) {
      let column = this.columns[name]!;
      if (at === column.length) column = this.columns[name] = grown(column, at + 1);
      column[at] = values[name];
    }
  }
}

/** Everything of the properties in the order in which they came, checked. */
export class Collected {
  readonly properties = new Rows('properties');
  readonly rooms = new Rows('rooms');
  readonly plans = new Rows('plans');
  readonly exceptions = new Rows('exceptions');
  /** Rooms of each property, plans and exceptions of each room. */
  roomCount = new Uint32Array(1024);
  planCount = new Uint32Array(1024);
  exceptionCount = new Uint32Array(1024);
  /** Bit rows of open nights, a room after the other. */
  open = new Uint32Array(1024);
  readonly texts = new Texts();
  readonly countries: string[] = [];
  readonly contracts: string[] = [];
  readonly beds: RoomInput['beds'][] = [];
  readonly #numbers = new Map<string, number>();
  readonly #world: StayWorld;
  readonly words: number;

  constructor(world: StayWorld) {
    this.#world = world;
    this.words = Math.ceil((world.dayCount + 1) / 32);
  }

  add(input: PropertyInput): void {
    const world = this.#world;
    const what = (field: string) => () => `property ${input.key}: ${field}`;
    const row = (list: readonly unknown[], at: number, field: string, least = 0): number =>
      within(at, least, list.length - 1, what(field));
    requireStay(input.key.length > 0 && input.rooms.length > 0, () => `property ${input.key} has no key or no rooms`);
    requireStay(Math.abs(input.lat) <= 90 && Math.abs(input.lon) <= 180, () => `property ${input.key} is nowhere`);
    const first = this.rooms.count;
    for (const room of input.rooms) this.#addRoom(input, room);
    requireDistinct(input.rooms, `property ${input.key}: rooms`);
    const at = this.properties.count;
    if (at === this.roomCount.length) this.roomCount = grown(this.roomCount, at + 1);
    this.roomCount[at] = this.rooms.count - first;
    const amenities = bitsOf(input.amenities, world.amenities.length, what('amenity'));
    this.properties.push({
      key: this.texts.add(input.key),
      name: this.texts.add(input.name),
      latE6: microDegrees(input.lat),
      lonE6: microDegrees(input.lon),
      country: this.#numberOf(this.countries, input.country, input.country),
      area: row(world.areas, input.area, 'area', -1),
      zone: row(world.zones, input.zone, 'zone'),
      chain: row(world.chains, input.chain, 'chain', -1),
      stars: within(input.stars, 0, 5, what('stars')),
      scoreTenths: within(input.scoreTenths, 0, 100, what('score')),
      scoreCount: within(input.scoreCount, 0, 1e9, what('score count')),
      amenitiesLow: amenities[0],
      amenitiesHigh: amenities[1],
      access: bitsOf(input.accessFacts, world.accessFacts.length, what('access fact'))[0],
      checkInFrom: within(input.checkInFrom, 0, 2880, what('check-in')),
      checkInUntil: within(input.checkInUntil, 0, 2880, what('check-in')),
      checkOutUntil: within(input.checkOutUntil, 0, 1440, what('check-out')),
      checkInAge: within(input.checkInAge, 0, 99, what('check-in age')),
      pets: is.PETS.indexOf(input.pets),
      children: input.children ? 1 : 0,
      currency: row(world.currencies, input.currency, 'currency'),
      taxSet: row(world.taxSets, input.taxSet, 'tax set'),
      season: row(world.seasons, input.season, 'season'),
      weekday: row(world.weekdays, input.weekday, 'weekday'),
      lead: row(world.leads, input.lead, 'lead'),
      dataClass: is.DATA_CLASSES.indexOf(input.dataClass),
    });
  }

  #addRoom(property: PropertyInput, room: RoomInput): void {
    const name = `property ${property.key}, room ${room.key}`;
    const what = (field: string) => () => `${name}: ${field}`;
    const permille = (value: number, field: string): number => within(value, 0, 20_000, what(field));
    const firstPlan = this.plans.count;
    const firstException = this.exceptions.count;
    requireDistinct(room.ratePlans, `${name}: rate plans`);
    for (const plan of room.ratePlans) this.#addPlan(plan, name);
    for (const exception of byDay(room.exceptions ?? [])) this.#addException(exception, room, name);
    const at = this.rooms.count;
    if (at === this.planCount.length) {
      this.planCount = grown(this.planCount, at + 1);
      this.exceptionCount = grown(this.exceptionCount, at + 1);
    }
    this.planCount[at] = this.plans.count - firstPlan;
    this.exceptionCount[at] = this.exceptions.count - firstException;
    this.#open(at, room, name);
    const guests = within(room.maxGuests, 1, 127, what('most guests'));
    this.rooms.push({
      key: this.texts.known(room.key),
      name: this.texts.known(room.name),
      beds: this.#numberOf(
        this.beds,
        room.beds,
        `beds ${JSON.stringify(room.beds satisfies readonly { kind: BedKind }[])}`,
      ),
      sizeM2: within(room.sizeM2, 0, 65_535, what('size')),
      holds: is.holdsOf(
        within(room.maxAdults, 1, 127, what('most adults')),
        within(room.maxChildren, 0, 127, what('most children')),
        guests,
      ),
      units: within(room.units, 0, 65_535, what('units')),
      baseMinor: within(room.baseMinor, 0, 4e9, what('base price')),
      singlePermille: permille(room.singlePermille, 'price of one adult'),
      extraAdultPermille: permille(room.extraAdultPermille, 'price of a third adult'),
      childPermille: permille(room.childPermille, 'price of a child'),
      freeUnderAge: within(room.freeUnderAge, 0, 18, what('free age')),
    });
  }

  /** Nights that can be bought at all; what an operator says of a day and every plan has the last word. */
  #open(at: number, room: RoomInput, name: string): void {
    const { dayCount } = this.#world;
    const base = at * this.words;
    if (base + this.words > this.open.length) this.open = grown(this.open, base + this.words);
    const set = (day: number, open: boolean): void => {
      if (open) this.open[base + (day >> 5)]! |= 1 << (day & 31);
      else this.open[base + (day >> 5)]! &= ~(1 << (day & 31));
    };
    this.open.fill(0xffffffff, base, base + (dayCount >> 5));
    for (let day = dayCount & ~31; day < dayCount; day++) set(day, true);
    for (const day of room.closedDays)
      set(
        within(day, 0, dayCount - 1, () => `${name}: closed day`),
        false,
      );
    for (const { day, ratePlan, closed } of room.exceptions ?? []) {
      if (ratePlan === undefined && closed !== undefined) set(day, !closed);
    }
  }

  #addPlan(plan: RatePlanInput, room: string): void {
    const world = this.#world;
    const what = (field: string) => () => `${room}, plan ${plan.key}: ${field}`;
    const { audience } = plan;
    const contract = typeof audience === 'object' ? audience.contract : undefined;
    this.plans.push({
      key: this.texts.known(plan.key),
      board: within(is.BOARDS.indexOf(plan.board), 0, is.BOARDS.length - 1, what('board')),
      cancellation: within(plan.cancellation, 0, world.cancellations.length - 1, what('cancellation')),
      payAt: is.PAY_AT.indexOf(plan.payAt),
      audience:
        contract === undefined
          ? audience === 'member'
            ? is.MEMBER
            : is.PUBLIC
          : is.FIRST_CONTRACT + this.#numberOf(this.contracts, contract, `contract ${contract}`),
      pricePermille: within(plan.pricePermille, 0, 20_000, what('price')),
      boardPerAdultMinor: within(plan.boardPerAdultMinor, 0, 4e9, what('board of an adult')),
      boardPerChildMinor: within(plan.boardPerChildMinor, 0, 4e9, what('board of a child')),
      restriction: within(plan.restriction, -1, world.restrictions.length - 1, what('restriction')),
    });
  }

  #addException(exception: DayException, room: RoomInput, name: string): void {
    const { ratePlan, priceMinor, units, minNights, maxNights, closedToArrival, closedToDeparture, closed } = exception;
    const what = (field: string) => () => `${name}, day ${exception.day}: ${field}`;
    const plan = ratePlan === undefined ? -1 : room.ratePlans.findIndex(({ key }) => key === ratePlan);
    requireStay(ratePlan === undefined || plan >= 0, () => `${name}: no plan ${ratePlan}`);
    requireStay(ratePlan === undefined || units === undefined, () => `${name}: units belong to all plans of a room`);
    const said = (value: unknown, bit: number): number => (value === undefined ? 0 : bit);
    const set = (value: boolean | undefined, bit: number): number => (value ? bit : 0);
    const nights = (value: number | undefined, least: number): number =>
      value === undefined ? 0 : within(value, least, 255, what('nights'));
    this.exceptions.push({
      day: within(exception.day, 0, this.#world.dayCount, what('day')),
      plan,
      says:
        said(priceMinor, is.SAYS_PRICE) |
        said(units, is.SAYS_UNITS) |
        said(minNights, is.SAYS_MIN) |
        said(maxNights, is.SAYS_MAX) |
        said(closedToArrival, is.CLOSED_TO_ARRIVAL) |
        said(closedToDeparture, is.CLOSED_TO_DEPARTURE) |
        said(closed, is.CLOSED),
      flags:
        set(closedToArrival, is.CLOSED_TO_ARRIVAL) |
        set(closedToDeparture, is.CLOSED_TO_DEPARTURE) |
        set(closed, is.CLOSED),
      priceMinor: priceMinor === undefined ? 0 : within(priceMinor, 0, 4e9, what('price')),
      units: units === undefined ? 0 : within(units, 0, 65_535, what('units')),
      minNights: nights(minNights, 1),
      maxNights: nights(maxNights, 0),
    });
  }

  #numberOf<T>(list: T[], value: T, id: string): number {
    let number = this.#numbers.get(id);
    if (number === undefined) {
      number = list.push(value) - 1;
      this.#numbers.set(id, number);
    }
    return number;
  }
}

function byDay(exceptions: readonly DayException[]): readonly DayException[] {
  return exceptions.toSorted((left, right) => left.day - right.day);
}

function requireDistinct(rows: readonly { readonly key: string }[], name: string): void {
  if (new Set(rows.map(({ key }) => key)).size !== rows.length) {
    requireStay(false, () => `${name} share a key`);
  }
}

function bitsOf(rows: readonly number[], limit: number, what: () => string): readonly [number, number] {
  let [low, high] = [0, 0];
  for (const row of rows) {
    within(row, 0, limit - 1, what);
    if (row < 32) low |= 1 << row;
    else high |= 1 << (row - 32);
  }
  return [low >>> 0, high >>> 0];
}
