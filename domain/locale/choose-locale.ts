import { LOCALES, PSEUDO, siteOf, SPOKEN } from './sites.ts';

export interface LocaleChoice {
  /** BCP 47, e.g. `de-AT`. */
  readonly locale: string;
  /** Of the words: the locale where its language is spoken here, else English, which keeps its own direction. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** ISO 3166-1. */
  readonly country: string;
  /** ISO 4217 of the country, for a reader who chose none. */
  readonly currency: string;
}

export interface LocaleAsked {
  /** A first path segment that names a locale, as it stands. */
  readonly prefix?: string | null;
  /** What the reader chose before. */
  readonly chosen?: string | null;
  /** The header `Accept-Language`. */
  readonly accepted?: string | null;
  readonly brand: { readonly locale: string; readonly country: string; readonly currency: string };
  /** Whether the pseudo-locale may be asked for. */
  readonly pseudo?: boolean;
}

const BY_PREFIX = new Map([
  ...Object.entries(SPOKEN).map(([language, country]) => [language, `${language}-${country}`] as const),
  ...LOCALES.map((locale) => [locale.toLowerCase(), locale] as const),
  [PSEUDO.toLowerCase(), PSEUDO] as const,
]);

/** Arabic, Hebrew, Persian and Urdu run from right to left. */
const RTL = /^(ar|he|fa|ur)\b/;

/** The locale that a first path segment names, [2.4-08b]; null for any other word. */
export function localeOfPrefix(segment: string, { pseudo = false } = {}): string | null {
  const locale = BY_PREFIX.get(segment.toLowerCase()) ?? null;
  return locale === PSEUDO && !pseudo ? null : locale;
}

/** Prefix, then choice, then the browser's wish, then the brand's own. Whatever is not known is passed over. */
export function chooseLocale(asked: LocaleAsked): LocaleChoice {
  const { brand, pseudo = false } = asked;
  const locale =
    known(asked.prefix, pseudo) ?? known(asked.chosen, pseudo) ?? wished(asked.accepted, brand.locale) ?? brand.locale;
  const words = { locale, ...wordsOf(locale) };
  if (locale === brand.locale) return { ...words, country: brand.country, currency: brand.currency };
  const country = locale === PSEUDO ? brand.country : (locale.split('-')[1] ?? brand.country);
  return { ...words, country, currency: siteOf(country)?.currency ?? brand.currency };
}

/** In which language a locale's words are, and where their lines begin: a language without a catalog speaks English. */
export function wordsOf(locale: string): Pick<LocaleChoice, 'lang' | 'dir'> {
  const spoken = Object.hasOwn(SPOKEN, locale.split('-', 1)[0] ?? '');
  return { lang: spoken ? locale : 'en', dir: spoken && RTL.test(locale) ? 'rtl' : 'ltr' };
}

function known(name: string | null | undefined, pseudo: boolean): string | null {
  return name ? localeOfPrefix(name, { pseudo }) : null;
}

/** The first language of the header that has words here. Null when that is the brand's own: its readers expect its dates. */
function wished(header: string | null | undefined, own: string): string | null {
  for (const tag of byWeight(header ?? '')) {
    const language = tag.split('-', 1)[0] ?? tag;
    if (language === own.split('-', 1)[0]) return null;
    const usual = SPOKEN[language];
    if (usual) return BY_PREFIX.get(tag) ?? `${language}-${usual}`;
  }
  return null;
}

/** Lower-case tags of an `Accept-Language`, the dearest first; at most ten are read. */
function byWeight(header: string): string[] {
  return header
    .slice(0, 300)
    .split(',')
    .slice(0, 10)
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const q = Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1);
      return { tag: tag.trim(), q: Number.isFinite(q) ? q : 0 };
    })
    .filter(({ tag, q }) => /^[a-z]{2,3}(-[a-z0-9]+)*$/.test(tag) && q > 0)
    .toSorted((a, b) => b.q - a.q)
    .map(({ tag }) => tag);
}
