import { expect, test } from 'vitest';
import type { BagOption as Bag } from '#contract/booking';
import { flightItem } from '../../checkout/testing/sample.ts';
import { addsTo, keptExtras } from './kept-extras.ts';

const [bag] = flightItem.extras.bags;
const extras = (change: Partial<Bag>) => ({ bags: [{ ...bag!, ...change }], seats: [] });
const included = (pieces: number) => ({ pieces, weightKg: 23 });

test.each([
  ['a bag that was bought is bought again', { bought: 1 }, {}, 1],
  ['a bag that the new choice includes is not bought', { bought: 1 }, { included: included(1) }, 0],
  ['of two bags the one that is not included is bought', { bought: 2 }, { included: included(1) }, 1],
  ['more than is sold is not asked for', { bought: 2 }, { sold: { weightKg: 23, prices: [] } }, 0],
  ['a bag that the search asked for stays', { bought: 0 }, { bought: 1 }, 1],
])('%s', (_what, before, now, bought) => {
  const kept = keptExtras(extras(before), extras(now));
  expect(kept.bags).toEqual([{ traveller: 0, slice: 0, kind: 'checked', bought }]);
  expect(addsTo(extras(now), kept)).toBe(bought !== (('bought' in now && now.bought) || 0));
});

test.each([
  ['bought and sold again', { bought: 1 }, {}, 0],
  ['bought and included', { bought: 1 }, { included: included(1) }, 0],
  ['included and sold for money: nobody buys it unasked', { included: included(1) }, {}, 1],
  ['of three two are sold', { included: included(1), bought: 2 }, { included: included(0) }, 1],
  ['not sold at all', { bought: 2 }, { sold: { weightKg: 23, prices: [] } }, 2],
])('a bag that is %s counts as lost as far as it does not come along', (_what, before, now, lost) => {
  expect(keptExtras(extras(before), extras(now)).lostBags).toBe(lost);
});

test('bags of a choice that sells none of their kind are lost', () => {
  expect(keptExtras(extras({ included: included(1), bought: 1 }), { bags: [], seats: [] }).lostBags).toBe(2);
});
