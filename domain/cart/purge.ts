import { sql } from 'kysely';
import { type Ctx, type Owner, rowsOfOwner } from '#domain/kernel';
import { tables } from './store.ts';

const KEEP_MS = 2 * 86_400_000;
const BATCH = 200;

interface Found extends Owner {
  readonly session_id: string;
}

/** Topic `cart.purge`: forgets carts that nobody touched for two days; their quotes have lapsed long before. Each as its owner. */
export function purgeCarts(ctx: Ctx): () => Promise<void> {
  return async () => {
    const before = new Date(ctx.clock.now().getTime() - KEEP_MS);
    for (let more = true; more;) {
      const { rows } = await sql<Found>`select * from carts_touched_before_v1(${before}, ${BATCH})`.execute(
        ctx.db.query,
      );
      for (const row of rows) await forget(ctx, row, before);
      more = rows.length === BATCH;
    }
  };
}

async function forget({ db }: Ctx, found: Found, before: Date): Promise<void> {
  await db.transact(async (tx) => {
    await tables(tx)
      .deleteFrom('cart')
      .where('session_id', '=', found.session_id)
      .where('company_id', 'is not distinct from', found.company_id)
      .where('touched_at', '<', before)
      .execute();
  }, rowsOfOwner(found));
}
