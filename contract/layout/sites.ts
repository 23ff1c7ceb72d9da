import { defineCall } from '#contract/core';
import { z } from '#zod';

const languageLink = z.object({
  /** BCP 47: `fr-BE`. */
  locale: z.string(),
  /** In the language itself: `français`. */
  nativeName: z.string(),
  /** False where the site has no words in it yet and speaks English. */
  spoken: z.boolean(),
  href: z.string(),
  dataHref: z.string(),
});
export type LanguageLink = z.infer<typeof languageLink>;

const siteView = z.object({
  /** ISO 3166-1. */
  country: z.string(),
  /** The country in the reader's language. */
  text: z.string(),
  /** The country in each of its languages, without repeats. */
  nativeNames: z.array(z.object({ language: z.string(), name: z.string() })),
  /** Address of the picture of its flag. */
  flag: z.string(),
  /** Of its main language. */
  locale: z.string(),
  currencyCode: z.string(),
  /** The page of `path` on the site in its main language. */
  href: z.string(),
  /** Where the site begins, for a path that is known later. */
  dataHref: z.string(),
  languageLinks: z.array(languageLink),
});
export type SiteView = z.infer<typeof siteView>;

export const list = defineCall({
  name: 'layout.sites',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/layout/v1/sites',
  summary: 'Countries and languages of the site, in the language of the visitor',
  input: z.object({
    /** Path and query of the present page, without a prefix of its own. */
    path: z.string().max(4_000).optional(),
  }),
  output: z.object({ sites: z.array(siteView) }),
});

/** A path of the site on the site that begins at `prefix`; anything that is no such path leads to its front page. */
export function siteAddress(prefix: string, path = '/'): string {
  const own = /^\/(?![/\\])[^\\]*$/.test(path) ? path : '/';
  return own === '/' ? prefix : prefix + own.replace(/^\/(?=\?)/, '');
}
