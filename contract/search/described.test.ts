import { expect, test } from 'vitest';
import { sliceBagsSchema } from './flights/bags.ts';
import { flightOfferSchema } from './flights/offer.ts';
import { priceSchema } from './price.ts';
import { sharedResults } from './results.ts';
import { sourceSchema } from './sources.ts';
import { stayOfferSchema } from './stays/offer.ts';

test('what a caller could take for another figure is said in the description of the API', () => {
  const { cabin } = sliceBagsSchema.shape;
  const said = {
    stops: flightOfferSchema.shape.totals.shape.stops,
    perNight: stayOfferSchema.shape.perNight,
    perPerson: priceSchema.shape.perPerson,
    included: cabin.shape.included,
    asked: cabin.shape.asked,
    bought: cabin.shape.bought,
    total: sharedResults.total,
    listed: sharedResults.listed,
    pageRead: sharedResults.checkedAt,
    pricesLookedUp: sourceSchema.shape.checkedAt,
  };
  const words = Object.entries(said).map(([name, { description }]) => [name, description ?? '']);
  expect(Object.fromEntries(words)).toMatchObject({
    stops: expect.stringContaining('not the sum'),
    perNight: expect.stringContaining('rounded up'),
    perPerson: expect.stringContaining('rounded up'),
    included: expect.stringContaining('nothing bought'),
    asked: expect.stringContaining('search wants'),
    bought: expect.stringContaining('Added pieces'),
    total: expect.stringContaining('counts every combination'),
    listed: expect.stringContaining('can be read'),
    pageRead: expect.stringContaining('created'),
    pricesLookedUp: expect.stringContaining('checked'),
  });
});
