import { measuring } from '#contract/measuring';
import type { Attribution } from '#domain/brands';
import { verb, visitor } from '#domain/kernel';
import { LOCALES } from '#domain/locale';
import { ConsentRequired } from '#domain/privacy';
import { z } from '#zod';
import { createMeasuringStore } from './store.ts';
import { visitorOf } from './visitor-of.ts';

export interface MeasuringDeps {
  /** What a brand knows of the affiliate that an address names. */
  readonly attributionOf: (
    brand: string,
    said: { readonly affiliate?: string | null | undefined; readonly placement?: string | null | undefined },
  ) => Attribution;
}

/**
 * Keeps what a page tells of its reader, who agreed to it. No audit row: that would name the session beside each batch, which
 * is what this table must not know. Throws ConsentRequired.
 */
export function recordEvents({ attributionOf }: MeasuringDeps) {
  return verb({
    name: 'measuring.recordEvents',
    allow: visitor,
    input: measuring.collect.input.extend({ platform: z.enum(['desktop', 'mobile']) }),
    async run({ ctx, input }) {
      if (!ctx.consent.allows('analytical')) throw new ConsentRequired('analytical');
      const now = ctx.clock.now().getTime();
      const same = {
        brand: ctx.brand,
        locale: LOCALES.includes(input.locale) ? input.locale : ctx.locale,
        visitor: await visitorOf(ctx),
        platform: input.platform,
        ...attributionOf(ctx.brand, input),
      };
      const rows = input.events.map(({ name, pageId, agoMs, detail }) => ({
        ...same,
        id: ctx.ids.uuid(),
        at: new Date(now - agoMs),
        name,
        page_id: pageId,
        detail,
      }));
      await createMeasuringStore(ctx.db).insertEvents(rows);
      return null;
    },
  });
}
