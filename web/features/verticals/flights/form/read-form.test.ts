import { expect, test } from 'vitest';
import { legField, MOST_SLICES } from '#contract/search';
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
  expect(asked('trip=return&return=')).toMatchObject({ trip: 'return', back: '', typedBack: '' });
  expect(asked('trip=oneway&return=2027-03-12')).toMatchObject({ trip: 'oneway', back: '' });
  expect(asked('')).toMatchObject({ trip: 'oneway' });
  expect(asked('trip=return&return=2027-03-12')).toMatchObject({ trip: 'return', back: '2027-03-12' });
});

test('of a journey every flight is read, a typed day after the one before; without scripts a flight is added, moved and removed', () => {
  const sent = 'from=LON&to=SIN&depart=9+mar&from2=SIN&to2=SYD&depart2=14+mar&from3=MEL&to3=LON&depart3=2027-03-23';
  const journey = (more: string) =>
    readForm(new URLSearchParams(`trip=multi&${sent}${more}`), { locale: 'en-GB', now: '2026-11-23T12:00:00.000Z' })!;
  const routes = (more: string) =>
    journey(more).legs.map(({ from, to, depart }) => `${from.join()}-${to.join()} ${depart}`);
  expect(journey('')).toMatchObject({ trip: 'multi', back: '', begun: false });
  expect(routes('')).toEqual(['LON-SIN 2027-03-09', 'SIN-SYD 2027-03-14', 'MEL-LON 2027-03-23']);
  expect(routes('&add=1')).toEqual([...routes(''), 'LON- ']);
  expect(routes('&remove=1')).toEqual(['LON-SIN 2027-03-09', 'MEL-LON 2027-03-23']);
  expect(routes('&up=2')).toEqual(['LON-SIN 2027-03-09', 'MEL-LON 2027-03-14', 'SIN-SYD 2027-03-23']);
  expect(routes('&down=0')).toEqual(['SIN-SYD 2027-03-09', 'LON-SIN 2027-03-14', 'MEL-LON 2027-03-23']);
  expect(journey('&add=1').begun).toBe(true);
});

test('of a journey with more flights than there are fields the last are left out, and it is known that they are', () => {
  const flights = (count: number) => {
    const fields = new URLSearchParams('trip=multi');
    for (let at = 0; at < count; at += 1) {
      fields.set(legField('from', at), 'LON');
      fields.set(legField('to', at), 'SIN');
      fields.set(legField('depart', at), `2027-03-0${at + 1}`);
    }
    return readForm(fields, { locale: 'en-GB', now: '2026-11-23T12:00:00.000Z' })!;
  };
  expect(flights(MOST_SLICES)).toMatchObject({ cut: false });
  expect(flights(MOST_SLICES + 1)).toMatchObject({ cut: true });
  expect(flights(MOST_SLICES + 1).legs).toEqual(flights(MOST_SLICES).legs);
});

test('who chooses several flights in the form of one is asked for the second', () => {
  const fields = new URLSearchParams('trip=multi&from=LON&to=SIN&depart=2027-03-09');
  const asked = readForm(fields, { locale: 'en-GB', now: '2026-11-23T12:00:00.000Z' });
  expect(asked).toMatchObject({ begun: true, legs: [{ from: ['LON'] }, { from: ['SIN'], to: [], depart: '' }] });
});

test('a name that still stands as the page wrote it before scripts is the place that it was written for, a changed one what it says', () => {
  const asked = (to: string) =>
    readForm(new URLSearchParams(`from=LON&to=${to}&to.shown=Sydney&to.meant=city:2147714`), {
      locale: 'en-GB',
      now: '2026-11-23T12:00:00.000Z',
    })?.legs[0]?.to;
  expect(asked('Sydney')).toEqual(['city:2147714']);
  expect(asked('Perth')).toEqual(['Perth']);
});
