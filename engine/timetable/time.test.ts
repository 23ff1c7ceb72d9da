import { expect, test } from 'vitest';
import fc from 'fast-check';
import { airport, civilDay, flight, tiny } from './testing/tiny.ts';
import { flightOperates, legTimes, offsetAt, toInstant, toLocal, weekdayOf } from './time.ts';

const minutes = (iso: string): number => Date.parse(iso) / 60_000;

function inZone(zone: string, firstDay = '2027-03-24', dayCount = 10) {
  return tiny({ airports: [airport('AAA', { zone })], firstDay: civilDay(firstDay), dayCount });
}

test('1970-01-01 was a Thursday and 2027-03-28 a Sunday', () => {
  expect(weekdayOf(0)).toBe(3);
  expect(weekdayOf(civilDay('2027-03-28'))).toBe(6);
  expect(weekdayOf(-3)).toBe(0);
});

test('a wall time that the spring change skips counts with the offset before it', () => {
  const tt = inZone('Europe/London');
  const day = civilDay('2027-03-28');
  expect(toInstant(tt, 0, day, 59)).toBe(minutes('2027-03-28T00:59Z'));
  expect(toInstant(tt, 0, day, 90)).toBe(minutes('2027-03-28T01:30Z'));
  expect(toInstant(tt, 0, day, 120)).toBe(minutes('2027-03-28T01:00Z'));
  expect(toLocal(tt, 0, minutes('2027-03-28T01:30Z'))).toEqual({ day, minute: 150 });
});

test('a wall time that the autumn change repeats is the first of the two', () => {
  const tt = inZone('Europe/London', '2027-10-25');
  const day = civilDay('2027-10-31');
  expect(toInstant(tt, 0, day, 90)).toBe(minutes('2027-10-31T00:30Z'));
  expect(toInstant(tt, 0, day, 120)).toBe(minutes('2027-10-31T02:00Z'));
  expect(toLocal(tt, 0, minutes('2027-10-31T00:30Z'))).toEqual({ day, minute: 90 });
  expect(toLocal(tt, 0, minutes('2027-10-31T01:30Z'))).toEqual({ day, minute: 90 });
});

test('a half-hour change, a change at midnight and a skipped date are exact', () => {
  const howe = inZone('Australia/Lord_Howe', '2027-04-01');
  expect(toInstant(howe, 0, civilDay('2027-04-04'), 60)).toBe(minutes('2027-04-03T14:00Z'));
  expect(toInstant(howe, 0, civilDay('2027-04-04'), 121)).toBe(minutes('2027-04-03T15:31Z'));
  const havana = inZone('America/Havana', '2024-03-08');
  expect(toLocal(havana, 0, minutes('2024-03-10T05:00Z'))).toEqual({ day: civilDay('2024-03-10'), minute: 60 });
  const apia = inZone('Pacific/Apia', '2011-12-26');
  expect(toLocal(apia, 0, minutes('2011-12-30T09:59Z'))).toEqual({ day: civilDay('2011-12-29'), minute: 1439 });
  expect(toLocal(apia, 0, minutes('2011-12-30T10:00Z'))).toEqual({ day: civilDay('2011-12-31'), minute: 0 });
});

test('offsets equal those of Intl at every half hour around changes in both hemispheres', () => {
  for (const zone of ['Europe/Paris', 'America/St_Johns', 'America/Santiago', 'Pacific/Chatham', 'Asia/Kathmandu']) {
    for (const first of ['2027-03-10', '2027-03-27', '2027-09-03', '2027-10-30']) {
      const tt = inZone(zone, first);
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
      const start = civilDay(first) * 1440;
      for (let instant = start + 900; instant < start + 9 * 1440; instant += 30) {
        const { day, minute } = toLocal(tt, 0, instant);
        const wall = new Date((day * 1440 + minute) * 60_000).toISOString();
        expect(`${wall.slice(0, 10)} ${wall.slice(11, 16)}`).toBe(format.format(instant * 60_000));
      }
    }
  }
});

test('reading the clock and setting it again is the identity but in the repeated hour', () => {
  const names = ['Europe/London', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'];
  const inMarch = new Map(names.map((zone) => [zone, inZone(zone, '2027-03-10', 22)]));
  const zones = fc.constantFrom(...names);
  const property = fc.property(zones, fc.integer({ min: 0, max: 20 * 1440 }), (zone, after) => {
    const tt = inMarch.get(zone)!;
    const instant = tt.firstDay * 1440 + after;
    const { day, minute } = toLocal(tt, 0, instant);
    expect(toInstant(tt, 0, day, minute)).toBe(instant);
    expect(offsetAt(tt, 0, instant)).toBe(day * 1440 + minute - instant);
  });
  fc.assert(property, { seed: 7, numRuns: 300 });
});

test('a flight over the date line lands on the day before it left', () => {
  const airports = [airport('APW', { zone: 'Pacific/Apia' }), airport('PPG', { zone: 'Pacific/Pago_Pago' })];
  const tt = tiny({ airports, flights: [flight(0, 1, 600, { blockMinutes: 35 })] });
  const { arrival } = legTimes(tt, 0, 2);
  expect(toLocal(tt, 1, arrival)).toEqual({ day: tt.firstDay + 1, minute: 635 });
});

test('a flight operates in its season on its weekdays only', () => {
  const tt = tiny({
    airports: [airport('AAA'), airport('BBB')],
    flights: [flight(0, 1, 600, { weekdays: 1 << 6, firstDay: 2, lastDay: 4 })],
  });
  expect([0, 1, 2, 3, 4, 5].map((day) => flightOperates(tt, 0, day))).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
  ]);
});
