import { expect, test } from 'vitest';
import { frames } from '#contract/frames';
import { places } from '#contract/places';
import { search, searchStarts } from '#contract/search';
import { session } from '#contract/session';
import { booking } from '#contract/booking';
import { FRAME_CALLS, operationTable, readPartners } from './index.ts';

const given = {
  id: 'news',
  origins: ['https://news.example', 'http://localhost:3000'],
  presentation: { name: 'The News' },
  operations: [
    {
      id: 'places',
      call: 'places.suggest',
      params: { q: { type: 'text', max: 80, required: true } },
      response: ['places.name'],
    },
  ],
};
const calls = [places.suggest, search.create, search.offer, session.formtoken, frames.report, booking.getOrder];

test.for([
  ['https://news.example/'],
  ['https://*.news.example'],
  ['https://NEWS.example'],
  ['http://news.example'],
  ['https://news.example:443'],
  ['https://news.example/path'],
  ['null'],
  ['*'],
  ['.news.example'],
  ['https://user@news.example'],
])('%s is not an exact origin', ([origin]) => {
  expect(() => readPartners([{ ...given, origins: [origin] }], 'x')).toThrow('exact https origin');
});

test('a wrong file is refused with the place of the fault', () => {
  expect(() => readPartners([{ ...given, colour: 'red' }], '/brands/x/partners.json')).toThrow(
    /\/brands\/x\/partners.json cannot be used:\n {2}0: .*colour/,
  );
  expect(() => readPartners([given, given], 'x')).toThrow('news is there twice');
});

test('an operation has method and address of its call', () => {
  const [news] = readPartners([given], 'x');
  expect(operationTable(news!, calls)).toEqual([
    {
      id: 'places',
      method: 'GET',
      path: '/i/api/places/v1/suggest',
      params: { q: { type: 'text', max: 80, required: true } },
      response: ['places.name'],
    },
  ]);
});

test.for([
  ['booking.getOrder', {}, 'booking.getOrder is not for hosts'],
  ['session.formtoken', {}, 'session.formtoken is not for hosts'],
  ['places.delete', {}, 'there is no call places.delete'],
  ['search.offer', {}, 'its address needs the parameter id'],
] as const)('an operation that reaches for %s is refused at the start', ([call, params, why]) => {
  const [news] = readPartners([{ ...given, operations: [{ ...given.operations[0], call, params }] }], 'x');
  expect(() => operationTable(news!, calls)).toThrow(why);
});

test('a frame can ask nothing that books, pays or reads an order', () => {
  expect(searchStarts.filter(({ name }) => !FRAME_CALLS.has(name))).toEqual([]);
  expect([...FRAME_CALLS].filter((name) => /^(booking|payments|dev|account|trips)\./.test(name))).toEqual([]);
});
