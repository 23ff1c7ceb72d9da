import { expect, test } from 'vitest';
import type { QuoteItem } from '#contract/booking';
import { flightItem } from '../checkout/testing/sample.ts';
import { addsTo, keptExtras } from './replaced.ts';

type Bag = QuoteItem['extras']['bags'][number];

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
