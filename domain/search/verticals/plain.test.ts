import { expect, test } from 'vitest';
import type { NeutralSearch } from './codec.ts';
import { type Ask, PLAIN_SEARCHES } from './plain.ts';

const trip: NeutralSearch = {
  places: { from: ['DUB'], to: ['LIS'] },
  dates: { start: '2027-03-03', end: '2027-03-08' },
  party: { adults: 2, childAges: [7] },
};

/** The calls that began, each with an input that it accepts. */
async function beginnings(asked: NeutralSearch) {
  const called: string[] = [];
  const ask: Ask = async (call, input) => {
    call.input.parse(input);
    called.push(call.name);
    return { id: 's' } as never;
  };
  for (const { begin } of PLAIN_SEARCHES) await begin(ask, asked, 'EUR');
  return called;
}

test('the plainest search begins wherever a trip can be asked for, with what the call accepts', async () => {
  expect(await beginnings(trip)).toEqual(['search.create', 'search.stays']);
  expect(await beginnings({ ...trip, places: { from: null, to: ['LIS'] } })).toEqual(['search.stays']);
  expect(await beginnings({ ...trip, dates: { start: '2027-03-03', end: null } })).toEqual(['search.create']);
});
