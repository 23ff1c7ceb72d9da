import { expect, test } from 'vitest';
import { createSpeak } from '#platform/words';
import { createLocalNames } from './local-names.ts';

type Called = Readonly<Record<string, { readonly name?: string; readonly cityName: string }>>;

/** What a snapshot says of them, by language. */
const PLACES: Readonly<Record<string, Called>> = {
  LHR: {
    de: { name: 'Flughafen London Heathrow', cityName: 'London' },
    ja: { name: 'ロンドン・ヒースロー空港', cityName: 'ロンドン' },
  },
  LON: { ja: { cityName: 'ロンドン' } },
  FRA: { ja: { cityName: 'フランクフルト' } },
  'city:1': { ja: { cityName: 'パリ' } },
};
const OWN: Readonly<Record<string, string>> = { 'LHR ja': 'ヒースロー', 'FRA ja': 'フランクフルト' };
let asked = 0;
const localise = createLocalNames({
  levyingCity: (name) => (name === 'Paris' ? 1 : undefined),
  quarterName: (id, lang) => (id === 7 && lang === 'ja' ? 'ラ・デファンス' : undefined),
  places: {
    resolvePlace: (code, lang = '') => {
      asked += 1;
      const place = PLACES[code.replace('airport:', '')]?.[lang];
      return place && ({ place: { name: place.cityName, ...place }, airports: [] } as never);
    },
    airportName: (code, lang) => {
      const name = OWN[`${code} ${lang}`];
      return name === undefined ? undefined : { code, name, cityName: name };
    },
  },
  speak: createSpeak({
    ja: {
      'room.double': 'ダブルルーム',
      'area.oldTown': '旧市街',
      'area.of': [['city'], '・', ['area']],
      'fare.light': 'ライト',
      'charge.city': '都市税',
      'charge.solidarityEurope': '連帯税、フランスおよびヨーロッパ',
      'region.florida': 'フロリダ州',
      'charge.tourist': '観光税',
      'charge.passengerService': '旅客サービス施設使用料',
      'fare.flex': 'フレックス',
    },
  }),
});
const answer = {
  offers: [
    {
      slices: [
        {
          segments: [
            {
              departure: { airport: 'LHR', airportName: 'Heathrow', cityName: 'London' },
              arrival: { airport: 'FRA', airportName: 'Frankfurt', cityName: 'Frankfurt' },
            },
          ],
          connections: [{ airport: 'XXX', airportName: 'Field', cityName: 'Nowhere' }],
        },
      ],
    },
  ],
  places: [
    {
      from: { id: 'm:1', code: 'LON', name: 'London', cityName: 'London' },
      to: { id: 'airport:LHR', code: 'LHR', name: 'London Heathrow Airport', cityName: 'London' },
    },
  ],
  seller: { name: 'London' },
};

test('charges that many places levy are called as the reader calls them, others as they are filed; English stays', () => {
  const line = (kind: string, name: string) => ({ kind, code: 'X', name, amountMinor: 1, currency: 'EUR' });
  const lines = [
    line('tax', 'City tax'),
    line('tax', 'Tourist tax (taxe de séjour)'),
    line('fee', 'Passenger service charge'),
    line('tax', 'Tourism dirham'),
    line('base', 'City tax'),
  ];
  const order = { price: { lines }, items: [{ price: { lines }, product: { rooms: [{ price: { lines } }] } }] };
  const said = ['都市税', '観光税 (taxe de séjour)', '旅客サービス施設使用料', 'Tourism dirham', 'City tax'];
  const told = localise(order, 'ja-JP');
  const [item] = told.items;
  for (const price of [told.price, item?.price, item?.product.rooms[0]?.price])
    expect(price?.lines.map(({ name }) => name)).toEqual(said);
  // A cancel quote has its lines at the top.
  expect(localise({ lines }, 'ja-JP').lines.map(({ name }) => name)).toEqual(said);
  expect(localise(order, 'en-GB')).toEqual(order);
});

test.each([
  ['de-DE', ['Vereinigtes Königreich', 'Frankreich', 'Paris', 'Florida', 'Atlantis']],
  ['ja-JP', ['イギリス', undefined, 'パリ', 'フロリダ州', 'Atlantis']],
  ['en-GB', ['United Kingdom', undefined, 'Paris', 'Florida', 'Atlantis']],
])('in %s who levies a charge is named in its language, once, and a name that is not known stays', (locale, names) => {
  const line = (jurisdiction: string, name = 'City tax') => ({ kind: 'tax', code: 'X', name, jurisdiction });
  const lines = [
    line('GB'),
    line('FR', 'Solidarity tax, France and Europe'),
    ...['Paris', 'Florida', 'Atlantis'].map((by) => line(by)),
  ];
  const offer = { offer: { price: { lines } }, fares: [{ price: { lines } }] };
  const levied = (said: typeof lines) => said.map(({ jurisdiction }) => jurisdiction);
  const told = localise(offer, locale);
  expect(levied(told.offer.price.lines)).toEqual(names);
  expect(levied(told.fares[0]?.price.lines ?? [])).toEqual(names);
  expect(levied(lines)).toEqual(['GB', 'FR', 'Paris', 'Florida', 'Atlantis']);
});

test('cities and airports are called as the reader calls them; what has no such name keeps its own', () => {
  const [offer] = localise(answer, 'ja-JP').offers;
  const [segment] = offer?.slices[0]?.segments ?? [];
  expect(segment?.departure).toEqual({ airport: 'LHR', airportName: 'ヒースロー', cityName: 'ロンドン' });
  expect(segment?.arrival).toEqual({ airport: 'FRA', airportName: 'フランクフルト', cityName: 'フランクフルト' });
  expect(offer?.slices[0]?.connections[0]).toEqual({ airport: 'XXX', airportName: 'Field', cityName: 'Nowhere' });
  const [ends] = localise(answer, 'ja-JP').places;
  expect(ends?.from).toMatchObject({ name: 'ロンドン', code: 'LON' });
  expect(ends?.to).toMatchObject({ name: 'ロンドン・ヒースロー空港', cityName: 'ロンドン' });
  expect(answer.offers[0]?.slices[0]?.segments[0]?.departure.cityName).toBe('London');
});

test('in English nothing is looked up, and every other name is looked up once', () => {
  const none = asked;
  expect(localise(answer, 'en-IE')).toEqual(answer);
  expect(asked).toBe(none);
  localise(answer, 'ja-JP');
  const before = asked;
  localise(answer, 'ja-JP');
  expect(asked).toBe(before);
});

const quarter = {
  name: 'La Défense, Paris',
  spoken: { word: 'area.quarter', places: ['city:1'], own: 'La Défense', ownId: 'quarter:7' },
};
const room = { key: 'double', name: 'Double room', spoken: { word: 'room.double', places: [] } };
const area = { key: '1-old-town', name: 'Old Town, Paris', spoken: { word: 'area.old-town', places: ['city:1'] } };

test('what a supplier states as a word is said in the reader’s language, wherever it stands', () => {
  const option = { value: area.key, label: area.name, spoken: area.spoken };
  const told = localise(
    {
      facets: [{ id: 'area', options: [option] }],
      offers: [{ property: { name: 'Double room', area }, rooms: [{ room }] }],
      needs: [{ offers: [{ room }] }],
      unavailable: [{ room }],
      quote: { items: [{ product: { property: { area }, rooms: [{ room }] } }] },
    },
    'ja-JP',
  );
  expect(told.facets[0]?.options[0]?.label).toBe('パリ・旧市街');
  expect(told.offers[0]?.property).toMatchObject({ name: 'Double room', area: { name: 'パリ・旧市街' } });
  const rooms = [told.offers[0]?.rooms[0], told.needs[0]?.offers[0], told.unavailable[0]];
  for (const each of [...rooms, told.quote.items[0]?.product.rooms[0]]) expect(each?.room.name).toBe('ダブルルーム');
});

test('a part of a city has its name in the reader’s language; one that is not known keeps its own', () => {
  const { spoken } = quarter;
  const called = (changed: object) =>
    localise({ area: { ...quarter, spoken: { ...spoken, ...changed } } }, 'ja-JP').area.name;
  expect(called({})).toBe('パリ・ラ・デファンス');
  expect(called({ ownId: 'quarter:8' })).toBe('パリ・La Défense');
  expect(called({ ownId: undefined })).toBe('パリ・La Défense');
});

test('a supplier’s own text, a word that nobody knows and a place without a name stay as they came', () => {
  const own = { key: 'double', name: 'Gartenzimmer' };
  const odd = { ...room, spoken: { word: 'toString', places: [] } };
  const nowhere = { ...area, spoken: { ...area.spoken, places: ['city:2'] } };
  const rooms = [{ room: own }, { room: odd }];
  expect(localise({ rooms, property: { area: nowhere } }, 'ja-JP')).toEqual({ rooms, property: { area: nowhere } });
});

test('fares are called by the codes of their families, where all of them are known', () => {
  const names = [
    { family: 'LIGHT', familyName: 'Light' },
    { family: 'LIGHT~LIGHT', familyName: 'Light' },
    { family: 'LIGHT~FLEX', familyName: 'Light + Flex' },
    { family: 'LIGHT~OTHER', familyName: 'Light + Other' },
  ];
  expect(localise({ fares: names }, 'ja-JP').fares.map(({ familyName }) => familyName)).toEqual([
    'ライト',
    'ライト',
    'ライト + フレックス',
    'Light + Other',
  ]);
});

test('orders and quotes in an answer, and the ends of bookings in a list, are called so too; a property keeps its name', () => {
  const departure = { airport: 'FRA', airportName: 'Frankfurt', cityName: 'Frankfurt' };
  const flights = { product: { vertical: 'flights', slices: [{ segments: [{ departure }] }] } };
  const house = { name: 'London', zone: 'Europe/London', area: { key: '1-LHR', name: 'London' } };
  const items = [flights, { product: { vertical: 'stays', property: house } }];
  const paid = localise({ outcome: 'confirmed', order: { items }, quote: { items } }, 'ja-JP');
  const told = { ...departure, airportName: 'フランクフルト', cityName: 'フランクフルト' };
  for (const { items: named } of [paid.order, paid.quote]) {
    expect(named[0]?.product).toMatchObject({ slices: [{ segments: [{ departure: told }] }] });
    expect(named[1]?.product).toMatchObject({ property: house });
  }
  const end = { countryCode: 'DE', local: '2027-03-03T22:05', zone: 'Europe/Berlin', instant: '2027-03-03T21:05Z' };
  const begins = { ...end, name: 'Frankfurt', code: 'FRA' };
  const ends = { ...end, name: 'London', code: null };
  const own = localise({ items: [{ id: 'o1', items: [{ begins, ends }] }] }, 'ja-JP');
  expect(own.items[0]?.items[0]).toMatchObject({ begins: { name: 'フランクフルト' }, ends: { name: 'London' } });
});

test('a flight has its places named wherever an answer holds it: chosen before, in a whole trip, or as a way back of one', () => {
  const slice = answer.offers[0]!.slices[0]!;
  const held = {
    chosen: [slice],
    trips: [{ slices: [slice] }],
    offers: [{ returns: { shown: [{ key: 'k', slice }] } }],
  };
  const said = JSON.stringify(localise(held, 'ja-JP'));
  expect(said.match(/"cityName":"フランクフルト"/g)).toHaveLength(3);
  expect(said).not.toContain('Frankfurt');
});
