import { booking as calls } from '#contract/booking';
import { readOrder } from '#domain/booking';
import { WrongState } from '#domain/events';
import { type Ctx, verb, type Verb } from '#domain/kernel';
import { localeOfPrefix } from '#domain/locale';
import type { Paper } from '#platform/pdf';
import type { z } from '#zod';
import type { MailLook } from './mail-look.ts';
import { itineraryOf, receiptOf } from './paper.ts';
import type { TellingDeps } from './send-notice.ts';
import { fateOf, wasBooked } from './described-order.ts';

type PaperFile = z.output<typeof calls.paper.output>;

export interface PaperDeps extends TellingDeps {
  readonly writePaper: (paper: Paper) => Promise<Uint8Array>;
  readonly look: (brand: string) => MailLook;
}

/** Receipt or itinerary of what was booked, for whoever may open the order. */
export function paperFile(deps: PaperDeps): Verb<typeof calls.paper.input, PaperFile> {
  const open = readOrder(deps);
  return verb({
    name: 'paperFile',
    allow: open.policy,
    input: calls.paper.input,
    async run({ ctx, input }: { ctx: Ctx; input: z.output<typeof calls.paper.input> }) {
      const { id, token, paper, locale } = input;
      const order = await open({ ctx, input: { id, token } });
      if (!order.items.some((item) => wasBooked(fateOf(item))))
        throw new WrongState('order', order.state, `a ${paper}`);
      const speech = deps.speak(localeOfPrefix(locale ?? '') ?? ctx.locale);
      const asked = {
        order: deps.placesIn(order, speech.locale),
        speech,
        look: deps.look(ctx.brand),
        now: ctx.clock.now(),
      };
      const bytes = await deps.writePaper(paper === 'receipt' ? receiptOf(asked) : itineraryOf(asked));
      return { fileName: `${order.reference}-${paper}.pdf`, type: 'application/pdf', content: whole(bytes) };
    },
  });
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
