import { measuring } from '#contract/measuring';
import type { Attribution } from '#domain/brands';
import { InvalidInput, verb, visitor } from '#domain/kernel';
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
  /** Whether a page of the site is called so. */
  readonly isPageId: (id: string) => Promise<boolean>;
}

/**
 * Keeps what a page tells of its reader, who agreed to it. No audit row: that would name the session beside each batch, which
 * is what this table must not know. Throws ConsentRequired, and InvalidInput with UNKNOWN_PAGE for a page that there is not.
 */
export function recordEvents({ attributionOf, isPageId }: MeasuringDeps) {
  return verb({
    name: 'measuring.recordEvents',
    allow: visitor,
    input: measuring.collect.input.extend({ platform: z.enum(['desktop', 'mobile']) }),
    async run({ ctx, input }) {
      if (!ctx.consent.allows('analytical')) throw new ConsentRequired('analytical');
      for (const [at, { pageId }] of input.events.entries())
        if (!(await isPageId(pageId))) throw unknownPage(pageId, at);
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

function unknownPage(pageId: string, at: number): InvalidInput {
  return new InvalidInput([
    { code: 'UNKNOWN_PAGE', description: `No page is called ${pageId}`, field: `events.${at}.pageId` },
  ]);
}
