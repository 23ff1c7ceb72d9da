import { createHash } from 'node:crypto';
import { booking as calls, referenceFault } from '#contract/booking';
import { anybody, asOwner, type Ctx, InvalidInput, NotFound, sessionOf, verb, type Verb } from '#domain/kernel';
import { z } from '#zod';
import { isTheirs, orderToken } from './access.ts';
import type { BookingDeps } from './deps.ts';
import { WorkRequired } from './errors.ts';
import { oweNotice } from './notices.ts';
import { orderByReference } from './owners.ts';
import { normaliseEmail, normaliseReference } from './reference.ts';
import { findOrderRow, listNotices, tables } from './store.ts';

/** With the address of the caller, for counts alone. */
const input = calls.find.input.extend({ ip: z.string() });

type Found = z.output<typeof calls.find.output>;
type Input = z.output<typeof input>;

const NO_REFERENCE = {
  code: 'VALIDATION_ERROR',
  description: 'No booking has a reference of this shape',
  field: 'reference',
};

const dayMs = 86_400_000;
/** Wrong tries that cost nothing, of each scope. Counted over this window. */
const freeTries = 5;
const windowMs = 15 * 60_000;
/** Work of one further try, as bits of a hash; doubled after each ten wrong ones, up to some seconds of a browser. */
const leastBits = 15;
const mostBits = 20;
/** Mails a day that tell of one booking that it was opened like this. */
const mostNotices = 3;

/**
 * Opens a booking to who knows its reference and its e-mail; every wrong pair gets the same answer. Tries are counted before they
 * are judged. Beyond the free ones each costs work, or waiting where nothing can do the work: strangers who guess refuse nobody the
 * right pair.
 */
export function findOrder(deps: BookingDeps): Verb<typeof input, Found> {
  return verb({
    name: 'findOrder',
    allow: anybody,
    input,
    async run({ ctx, input: asked }) {
      // Its shape is no secret: a slip is told at the field, and counts as no try.
      if (referenceFault(asked.reference)) throw new InvalidInput([NO_REFERENCE]);
      const reference = normaliseReference(asked.reference);
      const email = normaliseEmail(asked.email);
      const tries = await takeTries(deps, ctx, asked, [`reference:${reference}`, `email:${digest(email)}`]);
      const found = await orderByReference(ctx.db.query, { reference, emailKey: email });
      if (!found) throw new NotFound('booking');
      await forget(ctx, tries);
      return { orderId: found.id, token: await letIn(deps, asOwner(ctx, found), found.id) };
    },
  });
}

/** Works as the owner of the booking. A token for a day. The contact of the booking is told, unless it is opened where it was bought or by its account. */
async function letIn(deps: BookingDeps, ctx: Ctx, id: string): Promise<string> {
  const order = await findOrderRow(ctx.db.query, id);
  if (!order) throw new NotFound('booking');
  const now = ctx.clock.now();
  if (!isTheirs(order, ctx.actor)) {
    await ctx.db.transact(async (tx) => {
      const told = (await listNotices(tx, id)).filter(
        ({ kind, created_at: at }) => kind === 'found' && at.getTime() > now.getTime() - dayMs,
      );
      const key = `found:${id}:${sessionOf(ctx.actor) ?? ctx.ids.uuid()}`;
      if (told.length < mostNotices) await oweNotice(tx, ctx, deps, { orderId: id, kind: 'found', key });
    });
  }
  return orderToken(deps.signer, order, new Date(now.getTime() + dayMs));
}

/** Counts a try under each scope and answers their rows; refuses, and counts nothing, where work is missing. */
async function takeTries(
  deps: BookingDeps,
  ctx: Ctx,
  { ip, captcha }: Input,
  what: readonly string[],
): Promise<readonly string[]> {
  const session = sessionOf(ctx.actor);
  const scopes = [...what, `address:${digest(ip)}`, ...(session === null ? [] : [`session:${session}`])];
  const rows = await add(ctx, scopes);
  const count = Math.max(...(await Promise.all(scopes.map((scope) => countOf(ctx, scope)))));
  if (count <= freeTries) return rows;
  const bits = Math.min(mostBits, leastBits + Math.floor((count - freeTries - 1) / 10));
  if (await worked(deps, ctx, captcha, bits)) return rows;
  await forget(ctx, rows);
  const waits = await Promise.all(scopes.map((scope) => secondsUntilFree(ctx, scope)));
  throw new WorkRequired(deps.work.challenge(ctx.clock.now(), bits), Math.max(...waits));
}

/** Each solution counts once. */
async function worked({ work }: BookingDeps, ctx: Ctx, captcha: string | undefined, bits: number): Promise<boolean> {
  if (!captcha || !work.solved(captcha, ctx.clock.now(), bits)) return false;
  const scope = `solution:${digest(captcha)}`;
  await add(ctx, [scope]);
  return (await countOf(ctx, scope)) === 1;
}

async function add(ctx: Ctx, scopes: readonly string[]): Promise<readonly string[]> {
  const at = ctx.clock.now();
  const rows = scopes.map((scope) => ({ id: ctx.ids.uuid(), scope, at }));
  await tables(ctx.db.query).insertInto('find_attempt').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function forget(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await tables(ctx.db.query).deleteFrom('find_attempt').where('id', 'in', ids).execute();
}

/** Stored first, counted then: of many at once each sees at least those that were stored before it. */
async function countOf(ctx: Ctx, scope: string): Promise<number> {
  const { n } = await tables(ctx.db.query)
    .selectFrom('find_attempt')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('scope', '=', scope)
    .where('at', '>', new Date(ctx.clock.now().getTime() - windowMs))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Seconds until a further try of this scope is a free one, if nobody else tries meanwhile; at least 1. */
async function secondsUntilFree(ctx: Ctx, scope: string): Promise<number> {
  const nowMs = ctx.clock.now().getTime();
  const inTheWay = await tables(ctx.db.query)
    .selectFrom('find_attempt')
    .select('at')
    .where('scope', '=', scope)
    .where('at', '>', new Date(nowMs - windowMs))
    .orderBy('at', 'desc')
    .offset(freeTries - 1)
    .limit(1)
    .executeTakeFirst();
  return inTheWay ? Math.max(1, Math.ceil((inTheWay.at.getTime() + windowMs - nowMs) / 1_000)) : 1;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
