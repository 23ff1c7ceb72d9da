import { booking as calls, type Order } from '#contract/booking';
import { WrongState } from '#domain/events';
import { NotFound, writeVerb, type Verb } from '#domain/kernel';
import { openOrder } from './access.ts';
import type { BookingDeps } from './deps.ts';
import { SlowDown } from './errors.ts';
import { oweNotice } from './notices.ts';
import { leadOf, listNotices, lockOrder } from './store.ts';
import { stateOf, viewOrder } from './view.ts';

const betweenMs = 60_000;

/** The mail of the booking's present state once more, to the address in the booking; once a minute at most. */
export function resendMail(deps: BookingDeps): Verb<typeof calls.resendMail.input, Order> {
  return writeVerb({
    name: 'resendMail',
    may: () => true,
    input: calls.resendMail.input,
    audit: ({ id }) => ({ orderId: id }),
    async run({ ctx, input }) {
      const order = await openOrder(ctx.tx, ctx, deps, input);
      const whole = await lockOrder(ctx.tx, order.id);
      if (!whole) throw new NotFound('order');
      const state = stateOf(whole);
      if (!['confirmed', 'partly_confirmed', 'cancelled'].includes(state))
        throw new WrongState('order', state, 'mailed');
      const notices = await listNotices(ctx.tx, order.id);
      const last = notices.at(-1);
      const leftMs = last ? last.created_at.getTime() + betweenMs - ctx.clock.now().getTime() : 0;
      if (leftMs > 0) throw new SlowDown(Math.ceil(leftMs / 1_000));
      const kind = state === 'cancelled' ? 'cancellation' : 'confirmation';
      await oweNotice(ctx.tx, ctx, deps, {
        orderId: order.id,
        kind,
        key: `${kind}:${leadOf(whole).item.id}:${notices.length + 1}`,
      });
      return viewOrder(deps, ctx, ctx.tx, whole);
    },
  });
}
