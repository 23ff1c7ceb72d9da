import type { Ctx } from '#domain/kernel';
import { tables } from './store.ts';

const KEEP_MS = 2 * 86_400_000;

/** Topic `cart.purge`: forgets carts that nobody touched for two days; their quotes have lapsed long before. */
export function purgeCarts(ctx: Ctx): () => Promise<void> {
  return async () => {
    const before = new Date(ctx.clock.now().getTime() - KEEP_MS);
    await tables(ctx.db.query).deleteFrom('cart').where('touched_at', '<', before).execute();
  };
}
