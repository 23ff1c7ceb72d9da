import { inSession, onOwnRows, owns, verb, type Verb } from '#domain/kernel';
import { z } from '#zod';
import type { BookingDeps } from './deps.ts';
import { giveUpOrder } from './give-up.ts';
import { findQuoteRow, tables } from './store.ts';

const input = z.object({ id: z.uuid(), by: z.uuid() });

/**
 * Another quote takes the place of this one: it can be ordered no more, and the order that was made of it is given up. Throws
 * `ORDER_BEGUN` once that is being paid for or booked. Repeatable; one of somebody else stays as it is.
 */
export function replaceQuote(deps: BookingDeps): Verb<typeof input, null> {
  const giveUp = giveUpOrder(deps);
  return verb({
    name: 'replaceQuote',
    allow: onOwnRows(inSession),
    input,
    async run({ ctx, input: { id, by } }) {
      const row = await findQuoteRow(ctx.db.query, id);
      if (!row || !owns(ctx.actor, row)) return null;
      // Of the two at once, ordering it and replacing it, one finds the other done.
      const replaced = await ctx.db.transact((tx) =>
        tables(tx)
          .updateTable('booking_quote')
          .set({ replaced_by: by })
          .where('id', '=', id)
          .where('order_id', 'is', null)
          .returning('id')
          .execute(),
      );
      const orderId = replaced.length > 0 ? null : (await findQuoteRow(ctx.db.query, id))?.order_id;
      if (!orderId) return null;
      await giveUp({ ctx, input: { id: orderId } });
      // Where it was given up before, it leads on to what took its place then.
      await ctx.db.transact((tx) =>
        tables(tx)
          .updateTable('booking_quote')
          .set({ replaced_by: by })
          .where('id', '=', id)
          .where('replaced_by', 'is', null)
          .execute(),
      );
      return null;
    },
  });
}
