import { booking as calls, bookingAddress } from '#contract/booking';
import { WrongState } from '#domain/events';
import { type Ctx, verb, type Verb } from '#domain/kernel';
import { readOrder } from '#domain/booking';
import type { z } from '#zod';
import { calendarOf } from './calendar.ts';
import type { TellingDeps } from './send-notice.ts';
import { fateOf, wasBooked } from './described-order.ts';

type CalendarFile = z.output<typeof calls.calendar.output>;

/** The calendar file of a booked order, for whoever may open the order. */
export function calendarFile(
  deps: TellingDeps,
  baseUrl: (brand: string) => string,
): Verb<typeof calls.calendar.input, CalendarFile> {
  const open = readOrder(deps);
  return verb({
    name: 'calendarFile',
    allow: open.policy,
    input: calls.calendar.input,
    async run({ ctx, input }: { ctx: Ctx; input: z.output<typeof calls.calendar.input> }) {
      const order = await open({ ctx, input });
      if (!order.items.some((item) => wasBooked(fateOf(item))))
        throw new WrongState('order', order.state, 'a calendar file');
      const url = new URL(bookingAddress(order.id), baseUrl(ctx.brand)).href;
      const speech = deps.speak(ctx.locale);
      return {
        fileName: `${order.reference}.ics`,
        type: 'text/calendar; charset=utf-8',
        content: calendarOf(deps.placesIn(order, speech.locale), { url, now: ctx.clock.now(), speech }),
      };
    },
  });
}
