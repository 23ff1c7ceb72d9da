import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Sealer } from '#platform/core';
import { Conflict, DomainError, InvalidInput, sessionOf, wordOf, type Ctx, type DomainProblem } from '#domain/kernel';
import { HoldUnderWay } from './errors.ts';
import { tables } from './store.ts';
import type { BookingTables } from './tables.ts';

/** Booking answers are kept a month: long enough for any client that comes back. */
const keepMs = 30 * 86_400_000;
interface Keyed<R> {
  /** A process that died in the middle loses its claim after this; a living one renews it. The work is resumable. */
  readonly leaseMs: number;
  readonly call: string;
  readonly key: string;
  /** Everything that must be the same when the key comes again. */
  readonly params: unknown;
  /** `resumed`: an earlier try died in the middle; whatever it began has begun. */
  readonly run: (resumed: boolean) => Promise<R>;
}

/**
 * Runs once per key and session: a repeat gets the first answer, refusals included, byte for byte; a twin in flight is
 * refused with 409, other parameters with 422. What was refused before anything began, for its input or for a hold that is
 * under way, is not kept.
 */
export async function once<R>(ctx: Ctx, { call, key, params, run, leaseMs }: Keyed<R>): Promise<R> {
  const row = { scope: `${sessionOf(ctx.actor) ?? wordOf(ctx.actor)}:${call}`, key };
  const hash = createHash('sha256').update(JSON.stringify(params)).digest('hex');
  const claimed = await claim(ctx, row, hash, leaseMs);
  if (typeof claimed === 'object') return replay<R>(claimed);
  const renewing = setInterval(() => void renew(ctx, row, leaseMs), leaseMs / 3);
  try {
    const body = JSON.stringify(await run(claimed === 'resumed'));
    await finish(ctx, row, hash, { status: 200, body });
    return JSON.parse(body) as R;
  } catch (error) {
    if (error instanceof InvalidInput || error instanceof HoldUnderWay) await release(ctx, row);
    else await finish(ctx, row, hash, refusal(error));
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

function refusal(error: unknown): Stored {
  if (error instanceof DomainError) return { status: error.status, body: JSON.stringify(error.problems) };
  const description = 'Something went wrong; read the order to see where it stands';
  return { status: 500, body: JSON.stringify([{ code: 'INTERNAL', description }]) };
}

type Row = Pick<Selectable<BookingTables['idempotency_key']>, 'scope' | 'key' | 'request_hash' | 'body'>;

/** Answers repeat what people typed, and a bare hash of a form can be guessed: both are sealed. */
export function sealAnswer(
  sealer: Sealer,
  { scope, key }: Pick<Row, 'scope' | 'key'>,
  { hash, body }: { readonly hash: string; readonly body: string | null },
): { request_hash: string; body: string | null; sealed_with: string } {
  const place = `idempotency_key/${scope}/${key}`;
  return {
    request_hash: sealer.seal(hash, `${place}/request_hash`),
    body: body === null ? null : sealer.seal(body, `${place}/body`),
    sealed_with: sealer.keyId,
  };
}

/** Throws what the sealer throws. */
export function openAnswer(
  sealer: Sealer,
  { scope, key, request_hash, body }: Row,
): { readonly hash: string; readonly body: string | null } {
  const place = `idempotency_key/${scope}/${key}`;
  const open = (value: string, field: string): string => sealer.open(value, `${place}/${field}`);
  return { hash: open(request_hash, 'request_hash'), body: body === null ? null : open(body, 'body') };
}

/** Best effort: a lost renewal only lets a twin take over work that is safe to do twice. */
async function renew(ctx: Ctx, { scope, key }: { scope: string; key: string }, leaseMs: number): Promise<void> {
  try {
    await tables(ctx.db.seeing({}).query)
      .updateTable('idempotency_key')
      .set({ lease_until: new Date(ctx.clock.now().getTime() + leaseMs) })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('state', '=', 'running')
      .execute();
  } catch (error) {
    ctx.log.warn('idempotency claim not renewed', { scope, error });
  }
}

interface Stored {
  readonly status: number;
  readonly body: string;
}

async function claim(
  ctx: Ctx,
  row: { scope: string; key: string },
  hash: string,
  leaseMs: number,
): Promise<Stored | 'first' | 'resumed'> {
  const now = ctx.clock.now();
  return ctx.db.transact(async (tx) => {
    const inserted = await tables(tx)
      .insertInto('idempotency_key')
      .values({
        ...row,
        ...sealAnswer(ctx.sealer, row, { hash, body: null }),
        state: 'running',
        lease_until: new Date(now.getTime() + leaseMs),
        status: null,
        created_at: now,
        expires_at: new Date(now.getTime() + keepMs),
      })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .returning('key')
      .execute();
    if (inserted.length > 0) return 'first';
    const found = await tables(tx)
      .selectFrom('idempotency_key')
      .selectAll()
      .where('scope', '=', row.scope)
      .where('key', '=', row.key)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw inFlight();
    const opened = openStored(ctx, found);
    if (opened.hash !== hash)
      throw new InvalidInput([
        { code: 'IDEMPOTENCY_MISMATCH', description: 'This key was used with other parameters' },
      ]);
    if (found.status !== null && opened.body !== null) return { status: found.status, body: opened.body };
    if (found.lease_until && found.lease_until.getTime() > now.getTime()) throw inFlight();
    await tables(tx)
      .updateTable('idempotency_key')
      .set({ lease_until: new Date(now.getTime() + leaseMs) })
      .where('scope', '=', row.scope)
      .where('key', '=', row.key)
      .execute();
    return 'resumed';
  });
}

/** Without its key nobody can tell whether this is the same request: nothing is done twice, nothing is told. */
function openStored(ctx: Ctx, found: Row): ReturnType<typeof openAnswer> {
  try {
    return openAnswer(ctx.sealer, found);
  } catch (error) {
    ctx.log.error('a stored answer cannot be read', { error });
    throw new Conflict('IDEMPOTENCY_UNREADABLE', 'The stored answer cannot be read; read the order to see where it is');
  }
}

function replay<R>({ status, body }: Stored): R {
  if (status < 400) return JSON.parse(body) as R;
  throw new DomainError(status, JSON.parse(body) as [DomainProblem, ...DomainProblem[]]);
}

function inFlight(): Conflict {
  return new Conflict('IDEMPOTENCY_IN_FLIGHT', 'The same request is being worked on; ask again in a moment');
}

async function finish(
  ctx: Ctx,
  { scope, key }: { scope: string; key: string },
  hash: string,
  { status, body }: Stored,
): Promise<void> {
  await tables(ctx.db.seeing({}).query)
    .updateTable('idempotency_key')
    .set({ ...sealAnswer(ctx.sealer, { scope, key }, { hash, body }), state: 'done', status, lease_until: null })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('state', '=', 'running')
    .execute();
}

async function release(ctx: Ctx, { scope, key }: { scope: string; key: string }): Promise<void> {
  await tables(ctx.db.seeing({}).query)
    .deleteFrom('idempotency_key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('state', '=', 'running')
    .execute();
}
