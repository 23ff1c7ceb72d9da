import { expect, test } from 'vitest';
import { instantOf, offsetText, wallClock } from './wall-clock.ts';

test.for([
  ['2027-03-03T22:05:00.000Z', 'Europe/London', '2027-03-03T22:05'],
  ['2027-07-03T22:05:00.000Z', 'Europe/London', '2027-07-03T23:05'],
  ['2027-03-04T11:15:00.000Z', 'Asia/Singapore', '2027-03-04T19:15'],
  ['2027-03-04T18:30:00.000Z', 'Asia/Kolkata', '2027-03-05T00:00'],
] as const)('%s in %s is %s', ([instant, zone, wall]) => {
  expect(wallClock(instant, zone)).toBe(wall);
});

test.for([
  ['2027-03-03T22:05', '2027-03-03T22:05:00.000Z', 'UTC'],
  ['2027-03-04T19:15', '2027-03-04T11:15:00.000Z', 'UTC+8'],
  ['2027-03-04T07:45', '2027-03-04T11:15:00.000Z', 'UTC−3:30'],
  ['2027-03-05T00:00', '2027-03-04T18:30:00.000Z', 'UTC+5:30'],
  ['2027-03-03T22:05', '2027-03-03T22:05:59.999Z', 'UTC'],
  ['2027-03-04T07:45', '2027-03-04T11:15:42.000Z', 'UTC−3:30'],
] as const)('%s at %s stands at %s', ([local, instant, text]) => {
  expect(offsetText(local, instant)).toBe(text);
});

test.for([
  ['2027-03-09T16:00', 'Asia/Singapore', '2027-03-09T08:00:00.000Z'],
  ['2027-07-01T00:00', 'America/New_York', '2027-07-01T04:00:00.000Z'],
  ['2027-03-28T03:30', 'Europe/Paris', '2027-03-28T01:30:00.000Z'],
  ['2027-12-31T23:59', 'Pacific/Kiritimati', '2027-12-31T09:59:00.000Z'],
] as const)('%s in %s is %s', ([wall, zone, instant]) => {
  expect(instantOf(wall, zone)).toBe(instant);
  expect(wallClock(instant, zone)).toBe(wall);
});
