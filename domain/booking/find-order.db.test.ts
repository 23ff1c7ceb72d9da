import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { everyRow, solveWork } from '#platform/testing';
import { copyRow } from './testing/copy-row.ts';
import { openFixture } from './testing/open-fixture.ts';
import { heldOrder } from './testing/fixture.ts';

const { fixture, close } = await openFixture();
afterAll(close);

const card = 'sim_success_Visa_4242';
let networks = 0;
const anotherIp = () => `198.51.100.${(networks += 1)}`;

async function booked(flight: string) {
  const held = await heldOrder(fixture, { flight });
  await fixture.payOrder(held.payWith(card));
  fixture.clock.advance(16 * 60_000);
  return held;
}

type Asked = Readonly<Record<'reference' | 'email', string>> & { readonly ip?: string };

/** As a page asks: with the work where that is wanted. Answers `found` or the code, and how often work was done. */
async function search(
  ctx: ReturnType<typeof fixture.visitor>,
  asked: Asked,
): Promise<{ said: string; worked: number }> {
  const input = { ip: anotherIp(), ...asked };
  const once = (captcha?: string): Promise<unknown> =>
    fixture.findOrder({ ctx, input: { ...input, ...(captcha && { captcha }) } }).then(
      () => null,
      (error: unknown) => error,
    );
  const first = (await once()) as Refusal | null;
  if (first?.code !== 'WORK_REQUIRED') return { said: first?.code ?? 'found', worked: 0 };
  const second = (await once(solveWork(String(first.problems[0]?.detail?.['challenge'])))) as Refusal | null;
  return { said: second?.code ?? 'found', worked: 1 };
}

interface Refusal {
  readonly code: string;
  readonly problems: readonly { readonly detail?: Readonly<Record<string, unknown>> }[];
}

test('what no reference looks like is refused at its field, and is no try that would cost work later', async () => {
  const ip = anotherIp();
  for (const reference of ['', 'WF-7K2QX', 'WF-7K2QX99', 'WF-7K2QO9', 'nonsense', 'one', 'two', 'six6']) {
    // oxlint-disable-next-line no-await-in-loop -- tries are counted one after another
    const refused = await fixture
      .findOrder({ ctx: fixture.visitor(), input: { reference, email: 'x@y.example', ip } })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 422, problems: [{ code: 'VALIDATION_ERROR', field: 'reference' }] });
  }
  const input = { reference: 'WF-222222', email: 'x@y.example', ip };
  await expect(fixture.findOrder({ ctx: fixture.visitor(), input })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('typed in any way it opens for a day; every wrong pair has one answer', async () => {
  const { order } = await booked('404');
  const typed = order.reference.toLowerCase().replace('-', ' ');
  const input = { reference: ` ${typed} `, email: ' MIRA@example.com ', ip: anotherIp() };
  const { orderId: id, token } = await fixture.findOrder({ ctx: fixture.visitor(), input });
  expect(id).toBe(order.id);
  expect(await fixture.readOrder({ ctx: fixture.visitor(), input: { id, token } })).toMatchObject({ id });
  const wrong = [
    { reference: order.reference, email: 'not@example.com' },
    { reference: 'WF-222222', email: 'mira@example.com' },
    { reference: 'WF-333333', email: 'x@y.zz' },
  ].map((pair) => fixture.findOrder({ ctx: fixture.visitor(), input: { ...pair, ip: anotherIp() } }).catch(String));
  expect(new Set(await Promise.all(wrong)).size).toBe(1);
  fixture.clock.advance(2 * 86_400_000);
  await expect(fixture.readOrder({ ctx: fixture.visitor(), input: { id, token } })).rejects.toMatchObject({
    code: 'BOOKING_LINK_EXPIRED',
  });
});

test.for(['reference', 'email', 'session', 'address'] as const)(
  'five wrong tries are free, then of 40 at once none is judged, counted by %s, and the right pair is let in by work',
  async (by) => {
    const { order } = await booked(`42${by.length}`);
    const [ctx, ip] = [fixture.visitor(), anotherIp()];
    const guess = (n: number) =>
      fixture
        .findOrder({
          ctx: by === 'session' ? ctx : fixture.visitor(),
          input: {
            reference: by === 'reference' ? order.reference : `WF-${222_222 + n}`.replace(/[01]/g, 'X'),
            email: by === 'email' ? order.contact.email : `guess-${n}@x.example`,
            ip: by === 'address' ? ip : anotherIp(),
          },
        })
        .catch(({ code }: Refusal) => code);
    const first = [];
    for (let n = 0; n < 5; n += 1) first.push(await guess(n));
    expect(first).toEqual(Array<string>(5).fill('NOT_FOUND'));
    const rest = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(5 + n)));
    expect(rest).toEqual(Array<string>(40).fill('WORK_REQUIRED'));
    const right = { reference: order.reference, email: order.contact.email };
    const own = by === 'session' ? ctx : fixture.visitor();
    expect(await search(own, { ...right, ...(by === 'address' && { ip }) })).toEqual({ said: 'found', worked: 1 });
  },
);

test('of 60 guesses at once no more than the free ones are judged', async () => {
  const { order } = await booked('432');
  const said = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      fixture
        .findOrder({
          ctx: fixture.visitor(),
          input: { reference: order.reference, email: `at-once-${n}@x.example`, ip: anotherIp() },
        })
        .catch(({ code }: Refusal) => code),
    ),
  );
  expect(said.filter((code) => code === 'NOT_FOUND').length).toBeLessThanOrEqual(5);
});

test('work counts once, and what was worked for counts as a try', async () => {
  const ctx = fixture.visitor();
  const pair = { reference: 'WF-999999', email: 'nobody@x.example' };
  for (let n = 0; n < 5; n += 1) await search(ctx, pair);
  const input = { ...pair, ip: anotherIp() };
  const refused = (await fixture.findOrder({ ctx, input }).catch((error: unknown) => error)) as Refusal;
  const captcha = solveWork(String(refused.problems[0]?.detail?.['challenge']));
  const codes = [];
  for (let n = 0; n < 2; n += 1)
    codes.push(await fixture.findOrder({ ctx, input: { ...input, captcha } }).catch(({ code }: Refusal) => code));
  expect(codes).toEqual(['NOT_FOUND', 'WORK_REQUIRED']);
});

test('who cannot do the work is told how long to wait, and then needs none', async () => {
  const { order } = await booked('433');
  const right = { reference: order.reference, email: order.contact.email };
  const wrong = (n: number) =>
    fixture
      .findOrder({ ctx: fixture.visitor(), input: { ...right, email: `wait-${n}@x.example`, ip: `198.51.100.${n}` } })
      .catch((error: unknown) => error);
  for (let n = 0; n < 5; n += 1) {
    await wrong(n);
    fixture.clock.advance(60_000);
  }
  const ask = () => fixture.findOrder({ ctx: fixture.visitor(), input: { ...right, ip: '198.51.100.99' } });
  const refused = (await ask().catch((error: unknown) => error)) as Refusal;
  const seconds = Number(refused.problems[0]?.detail?.['retryAfterSeconds']);
  expect(seconds).toBe(15 * 60 - 5 * 60);
  fixture.clock.advance((seconds - 1) * 1_000);
  await expect(ask()).rejects.toMatchObject({ code: 'WORK_REQUIRED' });
  fixture.clock.advance(1_000);
  expect((await ask()).orderId).toBe(order.id);
});

test('the contact is told when the booking is opened elsewhere, thrice a day at most, and not of its own browser', async () => {
  const { ctx, order } = await booked('430');
  const pair = { reference: order.reference, email: order.contact.email };
  const told = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from booking_notice where order_id = ${order.id} and kind = 'found'`.execute(
      everyRow(fixture.jobCtx.db),
    );
    return rows[0]?.n ?? 0;
  };
  await search(ctx, pair);
  expect(await told()).toBe(0);
  for (let n = 0; n < 5; n += 1) await search(fixture.visitor(), pair);
  expect(await told()).toBe(3);
});

test('the lead item says whether there is a booking yet, in whatever order the rows lie', async () => {
  const { order } = await booked('431');
  const query = everyRow(fixture.jobCtx.db);
  const changes = { id: order.id, position: 9, state: 'draft' };
  await copyRow(query, { table: 'order_item', id: order.items[0]!.id, changes });
  await sql`update order_item set position = position where order_id = ${order.id} and state <> 'draft'`.execute(query);
  const pair = { reference: order.reference, email: order.contact.email };
  expect((await search(fixture.visitor(), pair)).said).toBe('found');
});
