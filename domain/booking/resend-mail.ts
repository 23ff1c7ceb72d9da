import { booking as calls, type Order } from '#contract/booking';
import { WrongState } from '#domain/events';
import { NotFound, type Verb, writeVerb } from '#domain/kernel';
import { ownOrder } from './access.ts';
import type { BookingDeps } from './deps.ts';
import { notTwiceAMinute, oweNotice } from './notices.ts';
import { leadOf, listNotices, lockOrder } from './store.ts';
import { stateOf, viewOrder } from './view.ts';

/** The mail of the booking's present state once more, to the address in the booking; once a minute at most. */
export function resendMail(deps: BookingDeps): Verb<typeof calls.resendMail.input, Order> {
  return writeVerb({
    name: 'resendMail',
    allow: ownOrder(deps),
    input: calls.resendMail.input,
    audit: ({ id }) => ({ orderId: id }),
    async run({ ctx, input }) {
      const whole = await lockOrder(ctx.tx, input.id);
      if (!whole) throw new NotFound('order');
      const { order } = whole;
      const state = stateOf(whole);
      if (!['confirmed', 'partly_confirmed', 'cancelled'].includes(state))
        throw new WrongState('order', state, 'mailed');
      const notices = await listNotices(ctx.tx, order.id);
      notTwiceAMinute(ctx, notices.at(-1), order.email);
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
