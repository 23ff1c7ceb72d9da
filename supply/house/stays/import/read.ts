import type { BedKind, Board, CancellationInput } from '#engine/stays';
import { HOUSE_CURRENCIES } from '../../fares/currencies.ts';
import { ACCESS_FACTS, AMENITIES } from '../world/facts.ts';
import { readRows, type Fault, type Fields } from './fields.ts';
import { readOsm } from './osm.ts';
import type { OsmPoint, OwnProperty, OwnRate, OwnRoom, OwnStays } from './own.ts';

export interface ImportFile {
  readonly name: string;
  readonly text: string;
}

export interface ReadStays extends OwnStays {
  readonly faults: readonly Fault[];
}

/** Reads a folder's files: properties, their rooms, the rates of these and what holds on single days. Pure. */
export function readStays(files: readonly ImportFile[]): ReadStays {
  const faults: Fault[] = [];
  const points = new Map<string, OsmPoint>();
  for (const { name, text } of files) {
    if (!name.endsWith('.geojson') && name !== 'osm.csv') continue;
    const read = readOsm(name, text);
    faults.push(...read.faults);
    for (const point of read.points) points.set(point.id, point);
  }
  const book = new Book(points);
  for (const [name, columns, take] of book.readers) {
    const file = files.find((one) => one.name === name);
    if (file) faults.push(...readRows(name, file.text, columns, take));
  }
  const properties = [...book.properties.values()];
  return { properties, points: [...points.values()], faults };
}

type Reader = readonly [
  file: string,
  columns: { readonly needed: readonly string[]; readonly also: readonly string[] },
  take: (fields: Fields) => void,
];

const BOARDS: readonly Board[] = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'];
const BEDS: readonly BedKind[] = ['single', 'double', 'queen', 'king', 'sofa', 'bunk', 'cot'];
const EXPONENTS = new Map(HOUSE_CURRENCIES.map(({ code, exponent }) => [code, exponent]));
const PETS = ['yes', 'on_request', 'no'] as const;
const LONGEST = 30;
const MOST_UNITS = 9_999;

class Book {
  readonly properties = new Map<string, OwnProperty>();
  readonly #points: ReadonlyMap<string, OsmPoint>;

  constructor(points: ReadonlyMap<string, OsmPoint>) {
    this.#points = points;
  }

  readonly readers: readonly Reader[] = [
    [
      'properties.csv',
      {
        needed: ['id', 'country', 'currency'],
        also: 'name latitude longitude stars check_in_from check_in_until check_out_until check_in_age pets children amenities access'.split(
          ' ',
        ),
      },
      (fields) => this.#property(fields),
    ],
    [
      'rooms.csv',
      {
        needed: ['property', 'id', 'name', 'beds', 'units', 'price', 'max_adults'],
        also: 'size_m2 max_children max_guests single_percent extra_adult_percent child_percent free_under_age'.split(
          ' ',
        ),
      },
      (fields) => this.#room(fields),
    ],
    [
      'rates.csv',
      {
        needed: ['property', 'room', 'id', 'board'],
        also: 'price_percent board_adult board_child pay_at audience free_until_hours free_until_time fee_after min_nights max_nights'.split(
          ' ',
        ),
      },
      (fields) => this.#rate(fields),
    ],
    [
      'ari.csv',
      {
        needed: ['property', 'room', 'date'],
        also: 'until rate price stock min_nights max_nights closed_to_arrival closed_to_departure closed'.split(' '),
      },
      (fields) => this.#days(fields),
    ],
  ];

  #property(fields: Fields): void {
    const id = fields.text('id', 60);
    if (this.properties.has(id)) fields.refuse('id', `"${id}" stands in an earlier row`);
    const onMap = this.#points.has(id);
    const country = fields.text('country');
    if (!/^[A-Z]{2}$/.test(country)) fields.refuse('country', `"${country}" is no code of two letters like DE`);
    const currency = fields.text('currency');
    if (!EXPONENTS.has(currency)) fields.refuse('currency', `"${currency}" is no currency that is known here`);
    this.properties.set(id, {
      id,
      ...((!onMap || fields.has('name')) && { name: fields.text('name') }),
      ...((!onMap || fields.has('latitude')) && {
        lat: fields.degrees('latitude', 90),
        lon: fields.degrees('longitude', 180),
      }),
      country,
      currency,
      stars: fields.whole('stars', 0, 5, 0),
      checkInFrom: fields.time('check_in_from', 900),
      checkInUntil: fields.time('check_in_until', 1_320),
      checkOutUntil: fields.time('check_out_until', 660),
      checkInAge: fields.whole('check_in_age', 16, 30, 18),
      pets: fields.oneOf('pets', PETS, 'no'),
      children: fields.yes('children', true),
      amenities: fields.someOf('amenities', AMENITIES),
      accessFacts: fields.someOf('access', ACCESS_FACTS),
      rooms: [],
    });
  }

  #propertyOf(fields: Fields): OwnProperty {
    const id = fields.text('property');
    return this.properties.get(id) ?? fields.refuse('property', `"${id}" is in no row of properties.csv that was read`);
  }

  #roomOf(fields: Fields): { readonly property: OwnProperty; readonly room: OwnRoom } {
    const property = this.#propertyOf(fields);
    const id = fields.text('room');
    const room = property.rooms.find((one) => one.id === id);
    return { property, room: room ?? fields.refuse('room', `"${id}" is in no row of rooms.csv that was read`) };
  }

  #room(fields: Fields): void {
    const property = this.#propertyOf(fields);
    const id = fields.text('id', 60);
    if (property.rooms.some((room) => room.id === id)) fields.refuse('id', `"${id}" stands in an earlier row`);
    const maxAdults = fields.whole('max_adults', 1, 20);
    const maxChildren = fields.whole('max_children', 0, 20, Math.max(0, maxAdults - 1));
    property.rooms.push({
      id,
      name: fields.text('name'),
      beds: bedsOf(fields),
      sizeM2: fields.whole('size_m2', 0, 2_000, 0),
      maxAdults,
      maxChildren,
      maxGuests: fields.whole('max_guests', maxAdults, 40, maxAdults),
      units: fields.whole('units', 1, MOST_UNITS),
      baseMinor: fields.money('price', EXPONENTS.get(property.currency)!),
      singlePermille: fields.permille('single_percent', 1_000),
      extraAdultPermille: fields.permille('extra_adult_percent', 500),
      childPermille: fields.permille('child_percent', 0),
      freeUnderAge: fields.whole('free_under_age', 0, 18, 0),
      rates: [],
      days: [],
    });
  }

  #rate(fields: Fields): void {
    const { property, room } = this.#roomOf(fields);
    const exponent = EXPONENTS.get(property.currency)!;
    const id = fields.text('id', 60);
    if (room.rates.some((rate) => rate.id === id)) fields.refuse('id', `"${id}" stands in an earlier row`);
    const minNights = fields.whole('min_nights', 1, LONGEST, 1);
    const rate: OwnRate = {
      id,
      board: fields.oneOf('board', BOARDS),
      cancellation: cancellationOf(fields),
      payAt: fields.oneOf('pay_at', ['now', 'property'], 'now'),
      audience: fields.has('audience') ? fields.text('audience', 40) : 'public',
      pricePermille: fields.permille('price_percent', 1_000),
      boardPerAdultMinor: fields.money('board_adult', exponent, 0),
      boardPerChildMinor: fields.money('board_child', exponent, 0),
      minNights,
      maxNights: fields.whole('max_nights', minNights, LONGEST, LONGEST),
    };
    room.rates.push(rate);
  }

  #days(fields: Fields): void {
    const { property, room } = this.#roomOf(fields);
    const from = fields.date('date');
    const to = fields.has('until') ? fields.date('until') : from;
    if (to < from || to - from > 730) fields.refuse('until', 'is before the date, or more than two years after it');
    const rate = fields.has('rate') ? fields.text('rate') : undefined;
    if (rate !== undefined && !room.rates.some(({ id }) => id === rate))
      fields.refuse('rate', `"${rate}" is in no row of rates.csv that was read`);
    if (rate !== undefined && fields.has('stock')) fields.refuse('stock', 'is of a room: leave the rate empty');
    const said = {
      ...(rate !== undefined && { rate }),
      ...(fields.has('price') && { priceMinor: fields.money('price', EXPONENTS.get(property.currency)!) }),
      ...(fields.has('stock') && { units: fields.whole('stock', 0, MOST_UNITS) }),
      ...(fields.has('min_nights') && { minNights: fields.whole('min_nights', 1, LONGEST) }),
      ...(fields.has('max_nights') && { maxNights: fields.whole('max_nights', 1, LONGEST) }),
      ...(fields.has('closed_to_arrival') && { closedToArrival: fields.yes('closed_to_arrival', false) }),
      ...(fields.has('closed_to_departure') && { closedToDeparture: fields.yes('closed_to_departure', false) }),
      ...(fields.has('closed') && { closed: fields.yes('closed', false) }),
    };
    for (let date = from; date <= to; date++) room.days.push({ date, ...said });
  }
}

/** `double`, or `single*2 sofa`. */
function bedsOf(fields: Fields): { kind: BedKind; count: number }[] {
  return fields
    .text('beds')
    .split(/\s+/)
    .map((word) => {
      const [name = '', times = '1'] = word.split('*');
      const kind = BEDS.find((bed) => bed === name);
      if (!kind || !/^[1-9]$/.test(times))
        fields.refuse('beds', `"${word}" is none of ${BEDS.join(', ')}, with *2 for two`);
      return { kind, count: Number(times) };
    });
}

/** Free until so many hours before a time of the day of arrival, then a fee; without hours nothing comes back. */
function cancellationOf(fields: Fields): CancellationInput {
  const all = { kind: 'permille', permille: 1_000 } as const;
  if (!fields.has('free_until_hours')) return { steps: [{ fee: all }], noShow: all };
  const hoursBefore = fields.whole('free_until_hours', 0, 2_160);
  const atMinute = fields.time('free_until_time', 1_080);
  const after = fields.has('fee_after') ? fields.text('fee_after') : 'first_night';
  const permille = after === 'first_night' ? 0 : fields.permille('fee_after', 0);
  if (after !== 'first_night' && !(permille >= 1 && permille <= 1_000))
    fields.refuse('fee_after', `"${after}" is neither first_night nor a percentage up to 100`);
  const fee =
    after === 'first_night' ? ({ kind: 'nights', nights: 1 } as const) : ({ kind: 'permille', permille } as const);
  return { steps: [{ hoursBefore, atMinute, fee: { kind: 'none' } }, { fee }], noShow: fee };
}
