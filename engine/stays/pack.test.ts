import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatCircleKm } from '#engine/geo';
import {
  decodeStays,
  findReady,
  StayError,
  encodeStays,
  findProperty,
  findRoom,
  openStays,
  packStays,
  readProperty,
  readRoom,
} from './index.ts';
import { ASK, chance, testWorld, type TestWorld } from './testing/world.ts';

function sharedCopy(bytes: Uint8Array): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  return buffer;
}

test('a decoded file answers as the snapshot does, and lies in the given memory', () => {
  const world = packStays(testWorld(5));
  const buffer = sharedCopy(encodeStays(world));
  const loaded = decodeStays(buffer);
  expect(loaded).toEqual(world);
  expect(loaded.rooms.open.buffer).toBe(buffer);
  const ask = { sort: 'price', filters: {}, offset: 0, limit: 50 } as const;
  expect(openStays(loaded, ASK).view(ask)).toEqual(openStays(world, ASK).view(ask));
});

test('equal worlds give equal bytes, whatever order their properties come in is kept on equal places', () => {
  expect(encodeStays(packStays(testWorld(8)))).toEqual(encodeStays(packStays(testWorld(8))));
});

test('a damaged, shortened or contradicting file is refused', () => {
  const bytes = encodeStays(packStays(testWorld(5, 4)));
  for (let at = 0; at < bytes.length; at += 997) {
    const damaged = sharedCopy(bytes);
    new Uint8Array(damaged)[at]! ^= 1 << (at % 8);
    expect(() => decodeStays(damaged), `byte ${at}`).toThrow(/world of stays/);
  }
  expect(() => decodeStays(sharedCopy(bytes.slice(0, bytes.length - 64)))).toThrow(/bytes, wanted/);
  const wrong = packStays(testWorld(5, 4));
  wrong.plans.board[0] = 9;
  expect(() => decodeStays(sharedCopy(encodeStays(wrong)))).toThrow(/plans.board row 0 is 9/);
});

test('every property, room and key comes back as it was given', () => {
  const given = testWorld(12, 40);
  const world = packStays({ ...given, properties: new Set(given.properties) });
  for (const property of given.properties) {
    const row = findProperty(world, property.key);
    const { name, stars, scoreTenths, pets, checkInFrom } = property;
    expect(readProperty(world, row)).toMatchObject({
      row,
      key: property.key,
      name,
      stars,
      scoreTenths,
      pets,
      checkInFrom,
    });
    expect(readProperty(world, row).amenities).toEqual(property.amenities.map((at) => given.amenities[at]));
    expect(readProperty(world, row).area?.key).toBe(given.areas[property.area]?.key);
    for (const room of property.rooms) {
      const { key, sizeM2, maxAdults, maxChildren, maxGuests, units, beds } = room;
      const found = readRoom(world, findRoom(world, row, key));
      expect(found).toMatchObject({ key, sizeM2, maxAdults, maxChildren, maxGuests, units, beds });
    }
  }
  expect(findProperty(world, 'house-999')).toBe(-1);
  expect(findRoom(world, 0, 'room-9')).toBe(-1);
});

test('neighbours on the curve are neighbours on earth: consecutive properties are much nearer than any two', () => {
  const { lat, lon } = { lat: 48, lon: 11 };
  const random = chance(3);
  const given = testWorld(1, 400);
  const properties = given.properties.map((one) => ({ ...one, lat: lat + random(), lon: lon + random() }));
  const { latE6, lonE6 } = packStays({ ...given, properties }).properties;
  const km = (a: number, b: number): number =>
    greatCircleKm(latE6[a]! / 1e6, lonE6[a]! / 1e6, latE6[b]! / 1e6, lonE6[b]! / 1e6);
  let [near, far] = [0, 0];
  for (let row = 1; row < 400; row++)
    [near, far] = [near + km(row - 1, row), far + km((row * 7) % 400, (row * 13) % 400)];
  expect(near).toBeLessThan(far / 5);
});

test('a box or circle finds what a look at every property finds, over the antimeridian and at the poles', () => {
  const random = chance(9);
  const given = testWorld(2, 300);
  const properties = given.properties.map((one) => ({
    ...one,
    lat: -90 + 180 * random(),
    lon: random() < 0.02 ? 180 : -180 + 360 * random(),
  }));
  const world = packStays({ ...given, properties });
  const { latE6, lonE6 } = world.properties;
  const degrees = (most: number) => fc.integer({ min: -most * 10, max: most * 10 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(
      degrees(90),
      degrees(90),
      degrees(180),
      degrees(180),
      fc.integer({ min: 1, max: 20_000 }),
      (a, b, west, east, km) => {
        const [south, north] = [Math.min(a, b), Math.max(a, b)];
        const boxed = findReady(world, { ...ASK, where: { kind: 'box', south, north, west, east } }).inArea;
        const around = findReady(world, { ...ASK, where: { kind: 'circle', lat: a, lon: west, km } }).inArea;
        let [inBox, inCircle] = [0, 0];
        latE6.forEach((micro, row) => {
          const [lat, lon] = [micro / 1e6, lonE6[row]! / 1e6];
          const across = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
          if (lat >= south && lat <= north && across) inBox++;
          if (greatCircleKm(a, west, lat, lon) <= km) inCircle++;
        });
        expect([boxed, around]).toEqual([inBox, inCircle]);
      },
    ),
  );
});

test.each([
  ['stars', (one: TestWorld['properties'][number]) => ({ ...one, stars: 6 }), /house-1: stars is 6/],
  ['zone', (one: TestWorld['properties'][number]) => ({ ...one, zone: 7 }), /house-1: zone is 7/],
  ['place', (one: TestWorld['properties'][number]) => ({ ...one, lat: 91 }), /house-1 is nowhere/],
  [
    'key',
    (one: TestWorld['properties'][number]) => ({ ...one, key: 'house-0' }),
    /two properties have the key house-0/,
  ],
  [
    'closed day',
    (one: TestWorld['properties'][number]) => ({ ...one, rooms: [{ ...one.rooms[0]!, closedDays: [70] }] }),
    /closed day is 70/,
  ],
  [
    'rooms',
    (one: TestWorld['properties'][number]) => ({ ...one, rooms: [one.rooms[0]!, one.rooms[0]!] }),
    /rooms share a key/,
  ],
  [
    'units of a plan',
    (one: TestWorld['properties'][number]) => {
      const room = one.rooms[0]!;
      return { ...one, rooms: [{ ...room, exceptions: [{ day: 1, ratePlan: room.ratePlans[0]!.key, units: 1 }] }] };
    },
    /units belong to all plans/,
  ],
] as const)('a world with a wrong %s is refused by name', (_, spoil, message) => {
  const given = testWorld(4);
  const properties = given.properties.map((one, at) => (at === 1 ? spoil(one) : one));
  expect(() => packStays({ ...given, properties })).toThrow(StayError);
  expect(() => packStays({ ...given, properties })).toThrow(message);
});

test('a world with tables that cannot be right is refused', () => {
  const given = testWorld(4);
  const steps = [{ hoursBefore: 24, fee: { kind: 'none' } }] as const;
  expect(() => packStays({ ...given, cancellations: [{ steps, noShow: { kind: 'none' } }] })).toThrow(
    /does not end without a bound/,
  );
  expect(() => packStays({ ...given, seasons: [[1000]] })).toThrow(/season 0 has 1 values/);
  expect(() => packStays({ ...given, taxSets: [[99]] })).toThrow(/tax of a set is 99/);
  expect(() => packStays({ ...given, zones: ['UTC', 'Mars/Crater'] })).toThrow(/unknown time zone/);
});
