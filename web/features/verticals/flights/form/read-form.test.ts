import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const read = (fields: string) =>
  readForm(new URLSearchParams(`from=LON&to=SIN&${fields}`), { locale: 'en-GB', now: '2026-11-23T12:00:00.000Z' })
    ?.rest;

test('who travels comes from the field, or without scripts from the plain selects beside what the form held at first', () => {
  const held = 'adults=2&childAge=7&childAge=9&infantsInSeat=0&infantsOnLap=1&cabin=business';
  const passengers = { adults: 2, children: [7, 9], infantsInSeat: 0, infantsOnLap: 1 };
  expect(read(held)).toMatchObject({ passengers, cabin: 'business' });
  const plain =
    'plain-adults=1&plain-childAge=&plain-childAge=4&plain-infantsInSeat=1&plain-infantsOnLap=0&plain-cabin=economy';
  expect(read(`${plain}&${held}`)).toMatchObject({
    passengers: { adults: 1, children: [4], infantsInSeat: 1, infantsOnLap: 0 },
    cabin: 'economy',
  });
  expect(read('')).toMatchObject({ passengers: { adults: 1, children: [] }, cabin: 'economy' });
});

test('there and back without a day for the way back is no one-way trip; a link that names neither is one', () => {
  const asked = (fields: string) =>
    readForm(new URLSearchParams(`from=LON&to=SIN&depart=2027-03-09&${fields}`), {
      locale: 'en-GB',
      now: '2026-11-23T12:00:00.000Z',
    });
  expect(asked('trip=return&return=')).toMatchObject({ oneWay: false, back: '', typedBack: '' });
  expect(asked('trip=oneway&return=2027-03-12')).toMatchObject({ oneWay: true, back: '' });
  expect(asked('')).toMatchObject({ oneWay: true });
  expect(asked('trip=return&return=2027-03-12')).toMatchObject({ oneWay: false, back: '2027-03-12' });
});
