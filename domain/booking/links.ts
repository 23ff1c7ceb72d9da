import { booking as calls } from '#contract/booking';
import { WrongState } from '#domain/events';
import { NotFound, type TxCtx, type Verb, writeVerb } from '#domain/kernel';
import { isTheirs, ownOrder } from './access.ts';
import type { BookingDeps } from './deps.ts';
import { notTwiceAMinute, oweNotice } from './notices.ts';
import { listNotices, lockOrder, tables } from './store.ts';
import { stateOf } from './view.ts';

/**
 * Ends every link to a booking and mails a new one to the address in it, never to one given here. Whoever came by a link is out too: the
 * mailbox decides who goes on.
 */
export function renewLinks(deps: BookingDeps): Verb<typeof calls.renewLinks.input, { readonly opens: boolean }> {
  return writeVerb({
    name: 'renewLinks',
    allow: ownOrder(deps),
    input: calls.renewLinks.input,
    audit: ({ id }) => ({ orderId: id }),
    async run({ ctx, input }) {
      const whole = await lockOrder(ctx.tx, input.id);
      if (!whole) throw new NotFound('order');
      const { order } = whole;
      const state = stateOf(whole);
      if (!['confirmed', 'partly_confirmed', 'cancelled'].includes(state))
        throw new WrongState('order', state, 'mailed');
      const last = (await listNotices(ctx.tx, order.id)).findLast(({ kind }) => kind === 'links');
      notTwiceAMinute(ctx, last, order.email);
      const { links } = await tables(ctx.tx)
        .updateTable('booking_order')
        .set((eb) => ({ links: eb('links', '+', 1) }))
        .where('id', '=', order.id)
        .returning('links')
        .executeTakeFirstOrThrow();
      await oweNotice(ctx.tx, ctx, deps, { orderId: order.id, kind: 'links', key: `links:${order.id}:${links}` });
      return { opens: isTheirs(order, ctx.actor) };
    },
  });
}

/** Ends every link to what an account bought. */
export async function revokeLinks({ db, tx }: Pick<TxCtx, 'db' | 'tx'>, accountId: string): Promise<void> {
  await db.showWhile(tx, { accountId }, () =>
    tables(tx)
      .updateTable('booking_order')
      .set((eb) => ({ links: eb('links', '+', 1) }))
      .where('account_id', '=', accountId)
      .execute(),
  );
}
