import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AjaxMessage, type Operation, pickFields, planOperation } from './index.ts';

const TABLE: readonly Operation[] = [
  {
    id: 'places',
    method: 'GET',
    path: '/i/api/places/v1/suggest',
    params: { q: { type: 'text', max: 20, required: true }, limit: { type: 'integer', min: 1, max: 5 } },
    response: ['places.name'],
  },
  {
    id: 'results',
    method: 'GET',
    path: '/i/api/search/v1/:id',
    params: { id: { type: 'text', max: 100, required: true }, sort: { type: 'text', max: 9, options: ['best'] } },
    response: ['total'],
  },
  {
    id: 'search',
    method: 'POST',
    path: '/i/api/search/v1/flights',
    params: { from: { type: 'text', max: 3, required: true }, direct: { type: 'boolean' } },
    response: ['id'],
  },
];
const ask = (operation: string, rest: Partial<AjaxMessage> = {}, clicked = true) =>
  planOperation(TABLE, { action: 'ajax', id: 'a', operation, ...rest }, () => clicked);

test('[7.7-01a] params and data are merged, into the address for GET', () => {
  expect(ask('places', { params: { q: 'lo n' }, data: { limit: 3 } })).toMatchObject({
    url: '/i/api/places/v1/suggest?q=lo+n&limit=3',
    body: null,
  });
  expect(ask('places', { params: { q: 'a' }, data: { q: 'b' } })).toMatchObject({
    url: '/i/api/places/v1/suggest?q=b',
  });
});

test('[7.7-01a] and into a JSON body for what is not GET', () => {
  expect(ask('search', { params: { from: 'LON' }, data: { direct: true } })).toMatchObject({
    url: '/i/api/search/v1/flights',
    body: '{"from":"LON","direct":true}',
  });
});

test('[7.7-01a] method, url and headers of the message change nothing', () => {
  const plain = ask('places', { params: { q: 'x' } });
  const loud = { method: 'DELETE', url: 'https://evil.example/', headers: { 'x-csrf': 'stolen', cookie: 'a=b' } };
  expect(ask('places', { params: { q: 'x' }, ...loud })).toEqual(plain);
});

test.for([
  ['toString', {}, 'UNKNOWN_OPERATION'],
  ['orders', { q: 'x' }, 'UNKNOWN_OPERATION'],
  ['places', {}, 'INVALID_PARAMETERS'],
  ['places', { q: 'x', limit: 6 }, 'INVALID_PARAMETERS'],
  ['places', { q: 'x', limit: '3' }, 'INVALID_PARAMETERS'],
  ['places', { q: 'x', other: 1 }, 'INVALID_PARAMETERS'],
  ['places', { q: 'x'.repeat(21) }, 'INVALID_PARAMETERS'],
  ['results', { id: '..' }, 'INVALID_PARAMETERS'],
  ['results', { id: '' }, 'INVALID_PARAMETERS'],
  ['results', { id: 'a', sort: 'worst' }, 'INVALID_PARAMETERS'],
] as const)('%s with %o is refused: %s', ([operation, params, refused]) => {
  expect(ask(operation, { params })).toEqual({ refused });
});

test('what writes needs a click inside the frame', () => {
  expect(ask('search', { data: { from: 'LON' } }, false)).toEqual({ refused: 'CLICK_REQUIRED' });
});

test('no parameter leads out of the path of its operation', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('../x', '%2e%2e', '/', '\\', '?a', '#a', '//evil')), (id) => {
      const plan = ask('results', { params: { id } });
      if ('refused' in plan) return;
      const url = new URL(plan.url, 'https://ours.example');
      expect(url.origin).toBe('https://ours.example');
      expect(url.pathname.split('/').slice(0, -1).join('/')).toBe('/i/api/search/v1');
      expect(url.search + url.hash).toBe('');
    }),
    { seed: 7701 },
  );
});

test('of an answer only the named fields are told', () => {
  const answer = { places: [{ name: 'London', id: 1, inner: { secret: 1 } }], email: 'x', meta: { a: 1 } };
  expect(pickFields(answer, ['places.name', 'places.inner', 'meta', 'toString'])).toEqual({
    places: [{ name: 'London', inner: null }],
    meta: null,
  });
});
