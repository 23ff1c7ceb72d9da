import { expect, test } from 'vitest';
import type { TravellerSlot } from '#contract/booking';
import { typedOf, valuesOfTyped } from './typed-values.ts';

const slot = (kind: TravellerSlot['kind'], item: number): TravellerSlot => ({
  item,
  kind,
  age: null,
  bornBetween: null,
});
const mira = (at: number) => ({
  [`travellers.${at}.givenNames`]: 'Mira',
  [`travellers.${at}.familyName`]: 'Voss',
});

test('only fields that were filled in are kept', () => {
  const values = { ...mira(0), 'travellers.0.gender': '', 'contact.email': 'mira@example.com' };
  expect(typedOf(values)).toEqual({ ...mira(0), 'contact.email': 'mira@example.com' });
  expect(typedOf({ 'travellers.0.assistanceNote': 'x'.repeat(501), other: 'x' })).toEqual({});
});

test('traveller 1 of the flights is the lead guest of the stay that is added', () => {
  const slots = [slot('adult', 0), slot('adult', 0), slot('guest', 1)];
  expect(valuesOfTyped(mira(0), slots)).toEqual({ ...mira(0), 'travellers.2.same': 'yes' });
});

test('the lead guest is the first adult of the flights that are added', () => {
  const slots = [slot('guest', 0), slot('adult', 1), slot('adult', 1)];
  expect(valuesOfTyped(mira(0), slots)).toEqual({ ...mira(0), ...mira(1) });
});

test('one of the two names is enough to be the same person on the other side', () => {
  const first = { 'travellers.0.givenNames': 'Mira' };
  const stayFirst = [slot('guest', 0), slot('adult', 1)];
  expect(valuesOfTyped(first, stayFirst)).toMatchObject({ ...first, 'travellers.1.givenNames': 'Mira' });
  const flightsFirst = [slot('adult', 0), slot('guest', 1)];
  expect(valuesOfTyped(first, flightsFirst)).toEqual({ ...first, 'travellers.1.same': 'yes' });
  const others = { ...first, 'travellers.1.givenNames': 'Lea' };
  expect(valuesOfTyped(others, stayFirst)).toEqual(others);
});

test('where both are named, or nobody is, nothing is copied', () => {
  const slots = [slot('adult', 0), slot('guest', 1)];
  const both = { ...mira(0), 'travellers.1.familyName': 'Lind' };
  expect(valuesOfTyped(both, slots)).toEqual(both);
  expect(valuesOfTyped({ 'contact.email': 'a@b.example' }, slots)).toEqual({ 'contact.email': 'a@b.example' });
  expect(valuesOfTyped({}, slots)).toEqual({});
});

test('that somebody shall be saved is a wish of the order it was sent with, and is not kept', () => {
  expect(typedOf({ ...mira(0), 'travellers.0.save': 'yes' })).toEqual(mira(0));
});
