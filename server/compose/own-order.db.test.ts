import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CancelQuote } from '#contract/booking';
import { everyRow } from '#platform/testing';
import { fill } from '../../migrations/0010-when-items-begin-and-end.ts';
import { fill as fillPlaces } from '../../migrations/0142-where-items-lead.ts';
import type { TestBrowser } from './identity-testing.ts';
import { bought, listed, openShop, quoted, said, type Shop, VERTICALS } from './testing/promises.ts';

const ORDERS = '/i/api/booking/v1/orders';
const NOBODYS = '0198f2a0-0000-7000-8000-000000000000';
const FORGED = 'zzzz-0.c2lnbmF0dXJl';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: object }>> };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let shop: Shop;
let owner: TestBrowser;
let stranger: TestBrowser;
let document: Document;
/** What the calls of each policy are about. */
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  shop = await openShop();
  [owner, stranger] = [await shop.site.browser(), await shop.site.browser()];
  const asked = { day: 63, adults: 2, children: [], rooms: 1, currency: 'EUR' };
  const found = await listed(owner, 'stays', asked);
  const { order } = await bought(owner, await quoted(owner, found!.choice));
  const quote = await said<CancelQuote>(owner.send('POST', `${ORDERS}/${order.id}/cancel-quotes`, {}));
  ids = { ownOrder: order.id, ownCancelQuote: quote.id };
  document = JSON.parse((await shop.site.app.inject('/api/openapi.json')).body) as Document;
});
afterAll(() => shop.close());

const owned = () => shop.bindings.filter(({ policy }) => policy && policy.name in ids);

/** Asks as the document of the API says by example, of a thing by its id. */
async function ask(browser: TestBrowser, { call }: Shop['bindings'][number], id: string, token?: string) {
  const { parameters = [], requestBody } =
    document.paths[call.path.replace(/:(\w+)/g, '{$1}')]![call.method.toLowerCase()]!;
  const path = call.path
    .replace(':id', id)
    .replace(/:(\w+)/g, (_, name: string) => String(exampleOf(parameters, name)));
  const [sample] = Object.values(requestBody?.content ?? {});
  if (call.method === 'GET') return browser.get(token === undefined ? path : `${path}?token=${token}`);
  return browser.send(call.method, path, { ...sample?.example, token });
}

const exampleOf = (parameters: NonNullable<Operation['parameters']>, name: string): unknown =>
  parameters.find((parameter) => parameter.name === name)?.example;

test('a stranger is refused each act on an order and its cancellation as if there were none, with a forged link too', async () => {
  const refused = owned().map(async (binding) => {
    const answers = [
      await ask(stranger, binding, ids[binding.policy!.name]!),
      await ask(stranger, binding, ids[binding.policy!.name]!, FORGED),
      await ask(stranger, binding, NOBODYS),
    ];
    const told = answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body) as unknown]);
    return { name: binding.call.name, told };
  });
  for (const { name, told } of await Promise.all(refused)) {
    expect(told[0], name).toEqual([404, { errors: [expect.objectContaining({ code: 'NOT_FOUND' })] }]);
    expect(withoutIds(told[1]), name).toEqual(withoutIds(told[0]));
    expect(withoutIds(told[2]), name).toEqual(withoutIds(told[0]));
  }
  expect(refused.length).toBeGreaterThanOrEqual(13);
});

/** A refusal names the request. */
const withoutIds = (told: unknown): string => JSON.stringify(told).replace(/"requestId":"[^"]*"/g, '');

test('its owner is not: each act is done, or refused for what it is', async () => {
  for (const binding of owned()) {
    const { statusCode, body } = await ask(owner, binding, ids[binding.policy!.name]!);
    expect([401, 403], `${binding.call.name} ${body}`).not.toContain(statusCode);
    if (statusCode === 404) expect(binding.call.path, body).toContain(':itemId');
  }
});

test('when and where what is bought begins and leads to, and for how many, follows from what was sold, for rows that were there before it was kept too', async () => {
  const asked = { day: 63, adults: 1, children: [4], rooms: 1, currency: 'EUR' };
  for (const vertical of VERTICALS)
    await bought(owner, await quoted(owner, (await listed(owner, vertical, asked))!.choice));
  const query = everyRow(shop.site.database.database);
  const spans = async () =>
    (
      await sql<{ begins_at: Date; people: number }>`
        select begins_at, ends_at, begins_at_place, begins_in_country, ends_at_place, ends_in_country, people
        from order_item order by id`.execute(query)
    ).rows;
  const kept = await spans();
  expect(kept.length).toBeGreaterThanOrEqual(3);
  expect(kept.every(({ people }) => people === 2)).toBe(true);
  await sql`
    update order_item set begins_at = 'epoch', ends_at = 'epoch', people = 9,
      begins_at_place = '', begins_in_country = '', ends_at_place = '', ends_in_country = ''`.execute(query);
  await fill(query);
  await fillPlaces(query);
  expect(await spans()).toEqual(kept);
});

test('each call whose address names an order or a quote for its cancellation says whose it must be', () => {
  const named = shop.bindings.filter(({ call }) => /\/(orders|cancel-quotes)\/:id/.test(call.path));
  const without = named.filter(({ policy }) => policy?.name !== 'ownOrder' && policy?.name !== 'ownCancelQuote');
  expect(without.map(({ call }) => call.name)).toEqual([]);
  expect(named.length).toBe(owned().length);
});
