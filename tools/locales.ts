/** Languages with a catalog of their own; `en` is the source. Others fall back to it. See docs/adding-a-language.md. */
export const CATALOGS = ['en', 'de', 'ja', 'ar'] as const;
