import { expect, test } from 'vitest';
import { parseStayAddress } from '#contract/search';
import type { StayAddress } from '#contract/search';
import { formAddress } from '../form-address.ts';
import { type AskedStay, readForm } from './read-form.ts';

const FACTS = { locale: 'en-GB', now: '2026-11-20T14:00:00.000Z' };
const read = (fields: string) => readForm(new URLSearchParams(fields), FACTS);

/** What the form of an address asks for again. */
function askedAgain(address: StayAddress): Partial<AskedStay> | undefined {
  return read(formAddress(address).split('?')[1] ?? '');
}

test('nothing was asked as long as no place is in the address', () => {
  expect(read('')).toBeUndefined();
  expect(read('checkIn=2027-03-03')).toBeUndefined();
});

test('days are read as they are typed, check-out from check-in on; what is no day stays empty beside its text', () => {
  expect(read('place=LON&checkIn=30 Dec&checkOut=2 Jan')).toMatchObject({
    checkIn: '2026-12-30',
    checkOut: '2027-01-02',
  });
  expect(read('place=LON&checkIn=soon&checkOut=')).toMatchObject({ checkIn: '', typedCheckIn: 'soon', checkOut: '' });
});

test('rooms come from the field or from the plain selects; without any it is one room for two', () => {
  const rooms = (fields: string) => read(`place=LON&${fields}`)?.rooms;
  expect(rooms('room=2-7-x&room=1')).toEqual([
    { adults: 2, children: [7, null] },
    { adults: 1, children: [] },
  ]);
  expect(rooms('adults1=3&age1=&adults2=0&adults3=1&age3=0')).toEqual([
    { adults: 3, children: [] },
    { adults: 1, children: [0] },
  ]);
  // Without scripts both are sent: the hidden field says what the form held at first.
  expect(rooms('adults1=3&age1=7&adults2=0&room=1')).toEqual([{ adults: 3, children: [7] }]);
  expect(rooms('room=')).toEqual([{ adults: 2, children: [] }]);
});

test('a point and a piece of the map come back as they were; a place that distances count from is theirs alone', () => {
  expect(read('place=@51.5,-0.13&near=')).toMatchObject({ onMap: { lat: 51.5, lon: -0.13 }, near: null });
  expect(read('place=@91,0')).toMatchObject({ onMap: null, typed: '@91,0' });
  expect(read('place=LON&near=SIN')).toMatchObject({ near: null });
});

test.each([
  '/stays/metro:LON/2027-03-03/2027-03-06/2adults-7-x/1adult',
  '/stays/@1.2,103.7,1.4,104/2027-03-03/2027-03-06/0adults-5?near=metro:SIN',
  '/stays/Sankt%20P%C3%B6lten/2027-03-06/2027-03-03/9adults',
])('the form of %s asks for the same', (path) => {
  const url = new URL(path, 'https://site.invalid');
  const address = parseStayAddress(url.pathname, url.search);
  expect(address && askedAgain(address)).toMatchObject({
    checkIn: address?.checkIn,
    checkOut: address?.checkOut,
    rooms: address?.rooms,
    near: address?.near,
    ...(typeof address?.place === 'string' ? { typed: address.place } : { onMap: address?.place }),
  });
});

test('any day of a month is asked for by its own field alone', () => {
  const asked = 'place=PAR&checkIn=2027-03-10&checkOut=2027-03-13&room=2';
  const flexible = (more: string) => read(asked + more)?.flexible;
  expect(['', '&flex=', '&flex=month', '&flex=3'].map(flexible)).toEqual([false, false, true, false]);
});
