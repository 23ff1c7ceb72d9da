import { measuring } from '#contract/measuring';
import { verb } from '#domain/kernel';
import { LOCALES } from '#domain/locale';
import { ConsentRequired } from './errors.ts';
import { createMeasuringStore } from './store.ts';
import { visitorOf } from './visitor-of.ts';

const READERS: readonly string[] = ['anonymous', 'traveler', 'arranger', 'admin'];

/**
 * Keeps what a page tells of its reader, who agreed to it. No audit row: that would name the session beside each batch, which
 * is what this table must not know. Throws ConsentRequired.
 */
export const recordEvents = verb({
  name: 'measuring.recordEvents',
  // Whoever works for the house is no reader, and machines are none either.
  may: ({ kind }) => READERS.includes(kind),
  input: measuring.collect.input,
  async run({ ctx, input }) {
    if (!ctx.consent.allows('analytical')) throw new ConsentRequired('analytical');
    const now = ctx.clock.now().getTime();
    const visitor = await visitorOf(ctx);
    const locale = LOCALES.includes(input.locale) ? input.locale : ctx.locale;
    const rows = input.events.map(({ name, pageId, agoMs, detail }) => ({
      id: ctx.ids.uuid(),
      at: new Date(now - agoMs),
      name,
      page_id: pageId,
      brand: ctx.brand,
      locale,
      visitor,
      detail,
    }));
    await createMeasuringStore(ctx.db).insertEvents(rows);
    return null;
  },
});
