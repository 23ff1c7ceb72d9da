import { pageIdSchema } from '#contract/measuring';
import { defineCall } from '#contract/core';
import { z } from '#zod';

/** Who reads, [3-16]: the same that the pages are drawn for. */
export const locale = defineCall({
  name: 'layout.locale',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/layout/v1/locale',
  summary: 'Country, language and currency of the visitor; available countries',
  input: z.object({}),
  output: z.object({
    /** ISO 3166-1 and the name in the reader's language, ordered by it. */
    countries: z.array(z.object({ countryCode: z.string(), displayName: z.string() })),
    countryCode: z.string(),
    /** ISO 639, `de`. */
    shortLanguageCode: z.string(),
    /** BCP 47, `de-AT`. */
    localeName: z.string(),
    currency: z.object({
      /** ISO 4217. */
      code: z.string(),
      /** A pattern as CLDR writes it: `¤#,##0.00`. */
      formatString: z.string(),
    }),
  }),
});
export type LocaleState = z.output<typeof locale.output>;

/** What every page knows of the site, [3-18]. Reading it opens no session, so there is a token only where there is one already. */
export const globalState = defineCall({
  name: 'layout.globalState',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/layout/v1/state',
  summary: 'Facts of the page and its brand',
  input: z.object({
    /** Path of the page, without a prefix of its own. */
    path: z
      .string()
      .max(4_000)
      .regex(/^\/(?![/\\])[^\\]*$/)
      .default('/'),
  }),
  output: z.object({
    brandDisplayName: z.string(),
    /** Null on pages that belong to none. */
    vertical: z.string().nullable(),
    /** The one address of the page for search engines: at the brand's own host, without what only orders or narrows it. */
    seo: z.object({ canonicalUrl: z.string() }),
    /** The first link of the privacy row. */
    privacyLink: z.object({ url: z.string(), title: z.string() }).nullable(),
    formtoken: z.string().nullable(),
    analytics: z.object({ pageId: pageIdSchema }),
  }),
});
export type GlobalState = z.output<typeof globalState.output>;
