import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHouseInventory } from './inventory.ts';
import { SMALL_SEED, smallTimetable } from './testing/small-world.ts';

const tt = smallTimetable();

test('seats for sale only fall as departure nears, between the whole cabin and none', () => {
  const inventory = createHouseInventory(tt, SMALL_SEED);
  const flights = fc.integer({ min: 0, max: tt.flights.count - 1 });
  fc.assert(
    fc.property(flights, fc.integer({ min: 0, max: 179 }), fc.integer({ min: 0, max: 3 }), (flight, relDay, cabin) => {
      const capacity = tt.configs.seats[tt.flights.config[flight]! * 4 + cabin]!;
      let before = capacity;
      for (let lead = 340; lead >= 0; lead -= 17) {
        const seats = inventory.limit(flight, relDay, cabin, tt.firstDay + relDay - lead);
        expect(seats).toBeLessThanOrEqual(before);
        expect(seats).toBeGreaterThanOrEqual(0);
        before = seats;
      }
    }),
  );
});

test('what our bookings took is subtracted on its flight, day and cabin alone, and comes back', () => {
  const inventory = createHouseInventory(tt, SMALL_SEED);
  const flight = 0;
  const saleDay = tt.firstDay - 20;
  const name = `${tt.carriers.code[tt.flights.carrier[flight]!]}${tt.flights.number[flight]}`;
  const day = new Date((tt.firstDay + 30) * 86_400_000).toISOString().slice(0, 10);
  const free = inventory.on(saleDay).seatsLeft(flight, 30, 0);
  inventory.applyTaken(new Map([[`${name}/${day}/economy`, 4]]));
  expect(inventory.on(saleDay).seatsLeft(flight, 30, 0)).toBe(free - 4);
  expect(inventory.on(saleDay).seatsLeft(flight, 31, 0)).toBe(inventory.limit(flight, 31, 0, saleDay));
  inventory.applyTaken(new Map([[`${name}/${day}/economy`, 10_000]]));
  expect(inventory.on(saleDay).seatsLeft(flight, 30, 0)).toBe(0);
  inventory.applyTaken(new Map([[`${name}/${day}/economy`, 0]]));
  expect(inventory.on(saleDay).seatsLeft(flight, 30, 0)).toBe(free);
});

test('the version rises when something changed and only then; unknown flights change nothing', () => {
  const inventory = createHouseInventory(tt, SMALL_SEED);
  inventory.applyTaken(
    new Map([
      ['X-QQQ1/2027-02-01/economy', 3],
      ['nonsense', 1],
    ]),
  );
  expect(inventory.version).toBe(0);
  const name = `${tt.carriers.code[tt.flights.carrier[0]!]}${tt.flights.number[0]}`;
  inventory.applyTaken(new Map([[`${name}/2027-02-01/economy`, 3]]));
  inventory.applyTaken(new Map([[`${name}/2027-02-01/economy`, 3]]));
  expect(inventory.version).toBe(1);
});
