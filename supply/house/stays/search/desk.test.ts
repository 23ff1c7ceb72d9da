import { expect, test } from 'vitest';
import { testWorld } from '../../../../engine/stays/testing/world.ts';
import { openStayShop, stayQuery, twinHouses } from '../testing/shop.ts';

const ALL = { sort: 'price', filters: {}, medianMinor: 0, offset: 0, limit: 200 } as const;

test('a night and a person are rounded alike, up, in the list and at the property', () => {
  const shop = openStayShop(testWorld(11));
  const query = stayQuery(12, 3, [{ adults: 2, children: [] }]);
  const { offers } = shop.desk.view({ id: 'list', query, openedAtMs: Date.UTC(2027, 0, 1) }, ALL);
  const rows = offers.flatMap(({ key, price, perNight }) => (price ? [{ key, price, perNight }] : []));
  // Without a sum that three nights would round down the test would not tell the rules apart.
  expect(rows.some(({ price }) => price.total.amountMinor % 3 === 1)).toBe(true);
  for (const { key, price, perNight } of rows) {
    expect(perNight?.amountMinor, key).toBe(Math.ceil(price.total.amountMinor / 3));
    expect(price.perPerson.amountMinor, key).toBe(Math.ceil(price.total.amountMinor / 2));
  }
  const { key } = rows.find(({ price }) => price.total.amountMinor % 3 === 1)!;
  const { offer } = shop.detail(query, key)!;
  expect(offer.perNight?.amountMinor).toBe(Math.ceil(offer.price!.total.amountMinor / 3));
});

test('what is sold while a list is read moves none of its rows, whoever opens a property meanwhile; the property tells the stock of now', () => {
  const shop = openStayShop(twinHouses(['a', 'b', 'c', 'd'], 2));
  const query = stayQuery(12, 2, [{ adults: 2, children: [] }]);
  const spec = { id: 'list', query, openedAtMs: Date.UTC(2027, 0, 1) };
  const { offers } = shop.desk.view(spec, ALL);
  expect(offers).toHaveLength(4);
  const [first, second] = offers.map(({ key }) => key);
  const taken = (key: string | undefined, units: number) => [`${key}/${query.checkIn}/twin`, units] as const;
  shop.desk.applyTaken(new Map([taken(first, 2), taken(second, 1)]));
  const left = shop.desk.offer(spec, second!)!.needs.flatMap((need) => need.offers.map((offer) => offer.left));
  expect(new Set(left)).toEqual(new Set([1]));
  const gone = shop.desk.offer(spec, first!)!;
  expect([gone.offer.price, gone.needs[0]?.offers]).toEqual([null, []]);
  const paged = offers.flatMap((_, offset) => shop.desk.view(spec, { ...ALL, offset, limit: 1 }).offers);
  expect(paged).toEqual(offers);
});

test('list, property, rooms and quote say alike whether a charge may be added that no rule knows', async () => {
  const world = testWorld(11);
  const taxSets = new Map([...world.properties].map(({ key, taxSet }) => [key, taxSet]));
  const shop = openStayShop(world);
  const query = stayQuery(12, 3, [{ adults: 2, children: [] }]);
  const said = new Set<boolean>();
  for (const { key, price } of shop.desk.view({ id: 'list', query, openedAtMs: Date.UTC(2027, 0, 1) }, ALL).offers) {
    if (!price) continue;
    const incomplete = [...world.incompleteTaxSets].includes(taxSets.get(key)!);
    said.add(incomplete);
    const { offer, needs } = shop.detail(query, key)!;
    const rooms = needs.flatMap(({ offers }) => offers);
    for (const shown of [price, offer.price!, ...rooms.map((room) => room.price)])
      expect(shown.incomplete ?? false, key).toBe(incomplete);
    const [{ room, plan }] = rooms as [(typeof rooms)[number]];
    const chosen = shop.choose(query, key, [{ room: room.key, plan: plan.key }]);
    const quoted = await shop.goods.price(chosen!.wanted);
    expect(quoted!.quote.price.incomplete ?? false, key).toBe(incomplete);
  }
  expect(said.size).toBe(2);
});
