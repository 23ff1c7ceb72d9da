import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CancelQuote, Order, Quote } from '#contract/booking';
import type { FlightOffer, FlightQuery } from '#contract/search';
import { openShop, type Shop } from '../../server/compose/testing/promises.ts';
import { wholeDocument } from '../../server/http/openapi/testing.ts';

const ROOT = join(import.meta.dirname, '../..');
const PROGRAM = join(ROOT, 'docs/examples/buy.ts');

/** A project of somebody else, with the generated types and a program that uses them. */
let folder: string;
let shop: Shop;

function run(script: string, ...args: string[]) {
  const hook = join(import.meta.dirname, 'typescript-5.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', hook, join(ROOT, 'node_modules', script), ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outside-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  copyFileSync(PROGRAM, join(folder, 'buy.ts'));
  writeFileSync(join(folder, 'openapi.json'), wholeDocument());
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noUncheckedIndexedAccess: true,
        target: 'es2024',
        lib: ['es2024', 'dom'],
        module: 'preserve',
        allowImportingTsExtensions: true,
        noEmit: true,
        types: [],
      },
      include: ['*.ts'],
    }),
  );
  shop = await openShop();
}, 120_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

test('openapi-typescript makes types of the contract, a program against them compiles, one with a wrong field does not', () => {
  expect(run('openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'schema.d.ts')).toMatchObject({ status: 0 });
  expect(run('typescript/bin/tsc', '-p', '.')).toEqual({ status: 0, said: '' });
  const wrong = readFileSync(PROGRAM, 'utf8')
    .replace('quoteId: quote.id', 'quote: quote.id')
    .replace('back.id', 'back.total');
  writeFileSync(join(folder, 'buy.ts'), wrong);
  const { status, said } = run('typescript/bin/tsc', '-p', '.');
  expect(status).not.toBe(0);
  expect(said).toContain("'quote' does not exist in type");
  expect(said).toContain("Property 'total' does not exist on type");
}, 120_000);

interface Program {
  readonly buyAndCancel: (
    client: unknown,
    asked: FlightQuery,
  ) => Promise<{ offer: FlightOffer; quote: Quote; paid: Order; back: CancelQuote; cancelled: Order }>;
}

/** A browser that keeps its cookie, without a socket. */
function fetchFrom({ site }: Shop): (request: Request) => Promise<Response> {
  let cookie = '';
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const payload = await request.text();
    const answer = await site.app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), ...(cookie && { cookie }) },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) if (name === '__Host-wf') cookie = `${name}=${value}`;
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']), 'content-length': String(answer.body.length) },
    });
  };
}

test('that program finds a flight, has it quoted, orders it, pays and cancels', async () => {
  const { buyAndCancel } = (await import(PROGRAM)) as Program;
  const client = createClient({ baseUrl: 'https://travel.wayfold.test', fetch: fetchFrom(shop) });
  const { offer, quote, paid, back, cancelled } = await buyAndCancel(client, {
    slices: [{ from: 'LHR', to: 'JFK', date: '2027-03-20' }],
    passengers: { adults: 2, children: [7], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: 0, checked: 0 },
    currency: 'EUR',
  });
  expect(quote.price.total).toEqual(offer.price.total);
  expect([paid.state, paid.price.total]).toEqual(['confirmed', quote.price.total]);
  expect(back.paid).toEqual(paid.dueNow);
  expect([cancelled.id, cancelled.state]).toEqual([paid.id, 'cancelled']);
});
