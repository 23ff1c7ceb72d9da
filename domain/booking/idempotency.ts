import { createHash } from 'node:crypto';
import { Conflict, DomainError, InvalidInput, sessionOf, type Ctx, type DomainProblem } from '#domain/kernel';
import { tables } from './store.ts';

/** Booking answers are kept a month: long enough for any client that comes back. */
const keepMs = 30 * 86_400_000;
interface Keyed<R> {
  /** A process that died in the middle loses its claim after this; a living one renews it. The work is resumable. */
  readonly leaseMs: number;
  readonly call: string;
  readonly key: string;
  /** Everything that must be the same when the key comes again. */
  readonly params: unknown;
  readonly run: () => Promise<R>;
}

/**
 * Runs once per key and session: a repeat gets the first answer, refusals included, byte for byte; a twin in flight is
 * refused with 409, other parameters with 422. Input that was refused before anything began is not kept.
 */
export async function once<R>(ctx: Ctx, { call, key, params, run, leaseMs }: Keyed<R>): Promise<R> {
  const row = { scope: `${sessionOf(ctx.actor) ?? ctx.actor.kind}:${call}`, key };
  const hash = createHash('sha256').update(JSON.stringify(params)).digest('hex');
  const stored = await claim(ctx, row, hash, leaseMs);
  if (stored) return replay<R>(stored);
  const renewing = setInterval(() => void renew(ctx, row, leaseMs), leaseMs / 3);
  try {
    const body = JSON.stringify(await run());
    await finish(ctx, row, 200, body);
    return JSON.parse(body) as R;
  } catch (error) {
    if (error instanceof InvalidInput) await release(ctx, row);
    else if (error instanceof DomainError) await finish(ctx, row, error.status, JSON.stringify(error.problems));
    else
      await finish(
        ctx,
        row,
        500,
        JSON.stringify([
          { code: 'INTERNAL', description: 'Something went wrong; read the order to see where it stands' },
        ]),
      );
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

/** Best effort: a lost renewal only lets a twin take over work that is safe to do twice. */
async function renew(ctx: Ctx, { scope, key }: { scope: string; key: string }, leaseMs: number): Promise<void> {
  try {
    await tables(ctx.db.query)
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
): Promise<Stored | undefined> {
  const now = ctx.clock.now();
  return ctx.db.transact(async (tx) => {
    const inserted = await tables(tx)
      .insertInto('idempotency_key')
      .values({
        ...row,
        request_hash: hash,
        state: 'running',
        lease_until: new Date(now.getTime() + leaseMs),
        status: null,
        body: null,
        created_at: now,
        expires_at: new Date(now.getTime() + keepMs),
      })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .returning('key')
      .execute();
    if (inserted.length > 0) return undefined;
    const found = await tables(tx)
      .selectFrom('idempotency_key')
      .selectAll()
      .where('scope', '=', row.scope)
      .where('key', '=', row.key)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw inFlight();
    if (found.request_hash !== hash)
      throw new InvalidInput([
        { code: 'IDEMPOTENCY_MISMATCH', description: 'This key was used with other parameters' },
      ]);
    if (found.status !== null && found.body !== null) return { status: found.status, body: found.body };
    if (found.lease_until && found.lease_until.getTime() > now.getTime()) throw inFlight();
    await tables(tx)
      .updateTable('idempotency_key')
      .set({ lease_until: new Date(now.getTime() + leaseMs) })
      .where('scope', '=', row.scope)
      .where('key', '=', row.key)
      .execute();
    return undefined;
  });
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
  status: number,
  body: string,
): Promise<void> {
  await tables(ctx.db.query)
    .updateTable('idempotency_key')
    .set({ state: 'done', status, body, lease_until: null })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('state', '=', 'running')
    .execute();
}

async function release(ctx: Ctx, { scope, key }: { scope: string; key: string }): Promise<void> {
  await tables(ctx.db.query)
    .deleteFrom('idempotency_key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('state', '=', 'running')
    .execute();
}
