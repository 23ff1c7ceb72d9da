import { expect, test } from 'vitest';
import { openStays, packStays, type PropertyInput, type RatePlanInput, type StayWorldInput } from '#engine/stays';
import { HOUSE_CURRENCIES } from '../../fares/currencies.ts';
import { houseStays } from '../world/world.ts';
import { mergeStays } from './merge.ts';
import type { OwnStays } from './own.ts';
import { readStays, type ImportFile } from './read.ts';

const day = (text: string): number => Date.parse(text) / 86_400_000;
const FIRST_DAY = day('2026-10-29');
const NOTHING: OwnStays = { properties: [], points: [] };

const PROPERTIES = `id,name,latitude,longitude,country,currency,stars,check_in_from,pets,amenities,access
mill,"The Mill, by the weir",48.137,11.575,DE,EUR,3,14:30,on_request,wifi parking,step_free_entrance
quay,Quay House,35.68,139.76,JP,JPY,,,,,
`;
const ROOMS = `property,id,name,beds,units,price,max_adults,max_guests,child_percent,free_under_age
mill,double,Double room,double,4,129.50,2,3,25,6
mill,loft,Loft,double single*2,1,210,4,4,,
quay,twin,Twin room,single*2,2,14000,2,,,
`;
const RATES = `property,room,id,board,price_percent,board_adult,pay_at,audience,free_until_hours,free_until_time,fee_after,min_nights
mill,double,saver,room_only,89.5,,now,,,,,
mill,double,flex,breakfast,100,12.50,property,,48,18:00,50,2
mill,loft,flex,room_only,,,,,0,16:00,,
quay,twin,member,room_only,90,,,member,24,,,
`;
const ARI = `property,room,date,until,rate,price,stock,min_nights,closed_to_arrival,closed
mill,double,2026-12-24,2026-12-26,,,,3,,
mill,double,2026-12-31,,flex,199.99,,,yes,
mill,double,2027-01-10,,,,0,,,yes
`;

function files(changes: Record<string, string> = {}): ImportFile[] {
  const all = { 'properties.csv': PROPERTIES, 'rooms.csv': ROOMS, 'rates.csv': RATES, 'ari.csv': ARI, ...changes };
  return Object.entries(all).map(([name, text]) => ({ name, text }));
}

function worldOf(stays: OwnStays): StayWorldInput {
  return houseStays({
    cities: [],
    isLand: () => true,
    currencies: HOUSE_CURRENCIES,
    seed: 1,
    firstDay: FIRST_DAY,
    dayCount: 430,
    own: { stays, nearest: (_lat, _lon, country) => ({ id: 2867714, admin: '02', country, zone: 'Europe/Berlin' }) },
  });
}

test('a folder is read whole: what an operator wrote is what the engine is given, to the minor unit', () => {
  const { faults, ...told } = readStays(files());
  expect(faults).toEqual([]);
  const world = worldOf(told);
  const [mill, quay] = [...world.properties] as [PropertyInput, PropertyInput];
  expect([mill.key, mill.name, mill.dataClass, mill.stars, mill.checkInFrom, mill.pets]).toEqual([
    'o-mill',
    'The Mill, by the weir',
    'house',
    3,
    870,
    'on_request',
  ]);
  expect(mill.amenities.map((row) => world.amenities[row])).toEqual(['wifi', 'parking']);
  expect(mill.rooms.map(({ key, baseMinor, units }) => [key, baseMinor, units])).toEqual([
    ['double', 12_950, 4],
    ['loft', 21_000, 1],
  ]);
  expect(mill.rooms[1]!.beds).toEqual([
    { kind: 'double', count: 1 },
    { kind: 'single', count: 2 },
  ]);
  const [saver, flex] = mill.rooms[0]!.ratePlans as [RatePlanInput, RatePlanInput];
  expect([saver.pricePermille, world.cancellations[saver.cancellation]!.steps[0]!.fee]).toEqual([
    895,
    { kind: 'permille', permille: 1000 },
  ]);
  expect([flex.board, flex.boardPerAdultMinor, flex.payAt]).toEqual(['breakfast', 1_250, 'property']);
  expect(world.cancellations[flex.cancellation]!.steps).toEqual([
    { hoursBefore: 48, atMinute: 1080, fee: { kind: 'none' } },
    { fee: { kind: 'permille', permille: 500 } },
  ]);
  expect(world.restrictions[flex.restriction]!.minNights![0]).toBe(2);
  expect([quay.rooms[0]!.baseMinor, world.currencies[quay.currency]]).toEqual([14_000, { code: 'JPY', stepMinor: 1 }]);
  expect(quay.rooms[0]!.ratePlans[0]!.audience).toBe('member');
  expect([...mill.rooms[0]!.exceptions!].map(({ day: at, ...said }) => [at + FIRST_DAY, said])).toEqual([
    [day('2026-12-24'), { minNights: 3 }],
    [day('2026-12-25'), { minNights: 3 }],
    [day('2026-12-26'), { minNights: 3 }],
    [day('2026-12-31'), { ratePlan: 'flex', priceMinor: 19_999, closedToArrival: true }],
    [day('2027-01-10'), { units: 0, closed: true }],
  ]);
});

test('what was written is what is asked: price, percentage, board, day and half of the stay, to the cent', () => {
  const { faults: _, ...told } = readStays(files());
  const rates = {
    id: 'r',
    date: '2026-11-22',
    currencies: new Map(HOUSE_CURRENCIES.map((scale) => [scale.code, scale])),
  };
  const total = (arrival: string, nights: number, plan: string) =>
    openStays(packStays(worldOf(told)), {
      where: { kind: 'keys', keys: ['o-mill'] },
      arrival: day(arrival),
      nights,
      rooms: [{ adults: 2, childAges: [] }],
      saleDay: day('2026-11-22'),
      saleInstant: day('2026-11-22') * 1_440,
      currency: 'EUR',
      rates,
      member: false,
      contracts: [],
    }).quote('o-mill', [{ room: 'double', plan }]);
  expect(total('2027-03-01', 1, 'saver')?.price.totalMinor).toBe(Math.round(12_950 * 0.895));
  const flex = total('2027-03-01', 2, 'flex')!;
  expect(flex.price).toMatchObject({ totalMinor: 2 * (12_950 + 2 * 1_250), dueNowMinor: 0 });
  expect(flex.cancellation.steps.map(({ keptMinor }) => keptMinor)).toEqual([0, flex.price.totalMinor / 2]);
  expect(total('2026-12-30', 2, 'flex')?.price.totalMinor).toBe(12_950 + 19_999 + 4 * 1_250);
  for (const [arrival, nights, plan] of [
    ['2026-12-31', 2, 'flex'],
    ['2026-12-24', 2, 'saver'],
    ['2027-01-10', 1, 'saver'],
    ['2027-03-01', 1, 'flex'],
  ] as const)
    expect(total(arrival, nights, plan), `${arrival} ${nights} ${plan}`).toBeUndefined();
});

test('the engine packs own houses, with the taxes of the place beside the invented ones', () => {
  const { faults: _, ...told } = readStays(files());
  const world = worldOf(told);
  const snapshot = packStays(world);
  expect(snapshot.properties.count).toBe(2);
  const [mill] = [...worldOf(told).properties];
  expect(
    world.taxSets[mill!.taxSet]!.map((row) => `${world.taxes[row]!.jurisdiction} ${world.taxes[row]!.code}`),
  ).toEqual(['DE VAT']);
});

const FAULTS: readonly (readonly [file: string, row: string, field: string, reason: RegExp])[] = [
  ['properties.csv', ',No id,1,1,DE,EUR,,,,,', 'id', /is empty/],
  ['properties.csv', 'mill,Twice,1,1,DE,EUR,,,,,', 'id', /earlier row/],
  ['properties.csv', 'a,,1,1,DE,EUR,,,,,', 'name', /is empty/],
  ['properties.csv', 'a,A,91,1,DE,EUR,,,,,', 'latitude', /degrees up to 90/],
  ['properties.csv', 'a,A,1,east,DE,EUR,,,,,', 'longitude', /degrees up to 180/],
  ['properties.csv', 'a,A,1,1,Germany,EUR,,,,,', 'country', /two letters/],
  ['properties.csv', 'a,A,1,1,DE,XXX,,,,,', 'currency', /no currency/],
  ['properties.csv', 'a,A,1,1,DE,EUR,6,,,,', 'stars', /from 0 to 5/],
  ['properties.csv', 'a,A,1,1,DE,EUR,,3pm,,,', 'check_in_from', /no time/],
  ['properties.csv', 'a,A,1,1,DE,EUR,,,maybe,,', 'pets', /none of yes, on_request, no/],
  ['properties.csv', 'a,A,1,1,DE,EUR,,,,helipad,', 'amenities', /"helipad" is none of/],
  ['properties.csv', 'a,A,1,1,DE,EUR,,,,,ramp', 'access', /"ramp" is none of/],
  ['properties.csv', 'a,A,1,1,DE,EUR,,,,,,more', 'access', /more fields/],
  ['rooms.csv', 'inn,r,R,double,1,10,2,,,', 'property', /"inn" is in no row/],
  ['rooms.csv', 'mill,double,R,double,1,10,2,,,', 'id', /earlier row/],
  ['rooms.csv', 'mill,r,R,hammock,1,10,2,,,', 'beds', /"hammock"/],
  ['rooms.csv', 'mill,r,R,double*0,1,10,2,,,', 'beds', /double\*0/],
  ['rooms.csv', 'mill,r,R,double,0,10,2,,,', 'units', /from 1 to/],
  ['rooms.csv', 'mill,r,R,double,1,10.005,2,,,', 'price', /up to 2 decimals/],
  ['rooms.csv', 'mill,r,R,double,1,-10,2,,,', 'price', /no amount/],
  ['rooms.csv', 'quay,r,R,double,1,100.5,2,,,', 'price', /up to 0 decimals/],
  ['rooms.csv', 'mill,r,R,double,1,10,0,,,', 'max_adults', /from 1 to/],
  ['rooms.csv', 'mill,r,R,double,1,10,3,2,,', 'max_guests', /from 3 to/],
  ['rooms.csv', 'mill,r,R,double,1,10,2,2,12.55,', 'child_percent', /no percentage/],
  ['rates.csv', 'mill,attic,x,room_only,,,,,,,,', 'room', /"attic" is in no row/],
  ['rates.csv', 'mill,double,saver,room_only,,,,,,,,', 'id', /earlier row/],
  ['rates.csv', 'mill,double,x,brunch,,,,,,,,', 'board', /"brunch" is none of/],
  ['rates.csv', 'mill,double,x,room_only,,,later,,,,,', 'pay_at', /none of now, property/],
  ['rates.csv', 'mill,double,x,room_only,,,,,soon,,,', 'free_until_hours', /from 0 to 2160/],
  ['rates.csv', 'mill,double,x,room_only,,,,,24,,120,', 'fee_after', /neither first_night nor/],
  ['rates.csv', 'mill,double,x,room_only,,,,,24,,,31', 'min_nights', /from 1 to 30/],
  ['ari.csv', 'mill,double,2027-02-30,,,,,,,', 'date', /no date/],
  ['ari.csv', 'mill,double,2027-03-02,2027-03-01,,,,,,', 'until', /before the date/],
  ['ari.csv', 'mill,double,2027-03-02,,gold,,,,,', 'rate', /"gold" is in no row/],
  ['ari.csv', 'mill,double,2027-03-02,,flex,,2,,,', 'stock', /is of a room/],
  ['ari.csv', 'mill,double,2027-03-02,,,,,0,,', 'min_nights', /from 1 to 30/],
  ['ari.csv', 'mill,double,2027-03-02,,,,,,perhaps,', 'closed_to_arrival', /none of yes, no/],
];

test.each(FAULTS)(
  '%s: the row %j is left out and told with its line, %s and the reason; the rest is read',
  (file, row, field, reason) => {
    const base = files().find(({ name }) => name === file)!.text;
    const { faults, ...told } = readStays(files({ [file]: `${base}${row}\n` }));
    expect(faults).toEqual([
      { file, line: base.split('\n').length, field, reason: expect.stringMatching(reason) as string },
    ]);
    const { faults: _, ...clean } = readStays(files());
    expect(told).toEqual(clean);
  },
);

test('a missing column leaves the file out, an unknown one is told and not read', () => {
  const rooms = readStays(files({ 'rooms.csv': 'property,id,name\nmill,double,D\n' }));
  expect(rooms.faults.filter(({ file }) => file === 'rooms.csv').map(({ line, field }) => [line, field])).toEqual(
    ['beds', 'units', 'price', 'max_adults'].map((field) => [1, field]),
  );
  const { faults } = readStays([
    { name: 'properties.csv', text: 'id,name,latitude,longitude,country,currency,colour\na,A,1,1,DE,EUR,red\n' },
  ]);
  expect(faults).toEqual([
    { file: 'properties.csv', line: 1, field: 'colour', reason: 'column is not known; it was not read' },
  ]);
});

test('the same import twice changes nothing; a later one changes what it names and keeps the rest', () => {
  const { faults: _, ...told } = readStays(files());
  const first = mergeStays(NOTHING, told);
  expect(first.diff).toMatchObject({ added: ['mill', 'quay'], changed: [], same: [], unsold: [] });
  const again = mergeStays(first.stays, told);
  expect(again.diff).toMatchObject({ added: [], changed: [], same: ['mill', 'quay'] });
  expect(again.stays).toEqual(first.stays);
  const dearer = readStays(files({ 'rooms.csv': ROOMS.replace('129.50', '139.50') }));
  const third = mergeStays(first.stays, { ...dearer, properties: dearer.properties.filter(({ id }) => id === 'mill') });
  expect(third.diff).toMatchObject({ changed: ['mill'], added: [], same: [] });
  expect(third.stays.properties.map(({ id }) => id)).toEqual(['mill', 'quay']);
});

const GEOJSON = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      id: 'node/1',
      properties: { name: 'Hut', phone: '+49 1' },
      geometry: { type: 'Point', coordinates: [11.5, 47.5] },
    },
    { id: 'node/2', properties: {}, geometry: { type: 'Point', coordinates: [11.5, 47.5] } },
    { id: 'way/3', properties: { name: 'Area' }, geometry: { type: 'Polygon', coordinates: [] } },
    { properties: { name: 'No id' }, geometry: { type: 'Point', coordinates: [11.5, 47.5] } },
    { id: 'node/5', properties: { name: 'Far' }, geometry: { type: 'Point', coordinates: [11.5, 147.5] } },
  ],
});

test('of a map only names and coordinates are taken; a point is sold once a row of properties has its id', () => {
  const map = { name: 'huts.geojson', text: GEOJSON };
  const { points, faults } = readStays([map]);
  expect(points).toEqual([{ id: 'node/1', name: 'Hut', lat: 47.5, lon: 11.5 }]);
  expect(faults.map(({ line, field }) => [line, field])).toEqual([
    [2, 'name'],
    [3, 'geometry'],
    [4, 'id'],
    [5, 'geometry'],
  ]);
  expect(mergeStays(NOTHING, { properties: [], points }).diff.unsold).toEqual([
    { id: 'node/1', reason: 'is a point of a map only: no row of properties.csv has its id' },
  ]);
  const told = readStays([
    map,
    { name: 'properties.csv', text: 'id,country,currency\nnode/1,DE,EUR\n' },
    { name: 'rooms.csv', text: 'property;id;name;beds;units;price;max_adults\nnode/1;bunk;Bunk;bunk*4;8;30;4\n' },
    { name: 'rates.csv', text: 'property,room,id,board\nnode/1,bunk,std,half_board\n' },
  ]);
  const { stays, diff } = mergeStays(NOTHING, told);
  expect(diff).toMatchObject({ added: ['node/1'], unsold: [] });
  // Kept apart: nothing of the map is copied into the operator's own rows.
  expect(JSON.stringify(stays.properties)).not.toContain('Hut');
  expect([...worldOf(stays).properties].map(({ name, lat }) => [name, lat])).toEqual([['Hut', 47.5]]);
});

test('what cannot be sold is said: no room, no rate, no place', () => {
  const unsold = (changes: Record<string, string>) => {
    const { faults: _, ...told } = readStays(files(changes));
    const { stays, diff } = mergeStays(NOTHING, told);
    expect([...worldOf(stays).properties].length).toBe(2 - diff.unsold.length);
    return diff.unsold;
  };
  const only = (text: string, property: string) =>
    text
      .split('\n')
      .filter((line) => !line.startsWith(property))
      .join('\n');
  expect(unsold({ 'rooms.csv': only(ROOMS, 'quay'), 'rates.csv': only(RATES, 'quay') })).toEqual([
    { id: 'quay', reason: 'has no room' },
  ]);
  expect(unsold({ 'rates.csv': only(RATES, 'quay') })).toEqual([{ id: 'quay', reason: 'has no room with a rate' }]);
});
