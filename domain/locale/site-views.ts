import { type SiteView, siteAddress } from '#contract/layout';
import { SITES, SPOKEN } from './sites.ts';

interface Reading {
  readonly locale: string;
  readonly path?: string | undefined;
}

const names = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string, type: 'region' | 'language'): Intl.DisplayNames {
  const key = `${type} ${locale}`;
  const made = names.get(key) ?? new Intl.DisplayNames(locale, { type });
  names.set(key, made);
  return made;
}

/** Every country site in the reader's words, ordered by them; [2.4-11a]. */
export function siteViews({ locale, path }: Reading): SiteView[] {
  const collator = new Intl.Collator(locale);
  return SITES.map((site): SiteView => {
    const languageLinks = site.languages.map((language) => {
      const own = `${language}-${site.country}`;
      const dataHref = `/${own.toLowerCase()}`;
      return {
        locale: own,
        nativeName: capital(namesIn(own, 'language').of(language) ?? language, own),
        spoken: SPOKEN[language] !== undefined,
        href: siteAddress(dataHref, path),
        dataHref,
      };
    });
    const [main] = languageLinks;
    if (!main) throw new TypeError(`${site.country} has no language`);
    return {
      country: site.country,
      text: namesIn(locale, 'region').of(site.country) ?? site.country,
      nativeNames: nativeNames(site.country, site.languages),
      flag: `/flags/${site.country.toLowerCase()}.svg`,
      locale: main.locale,
      currencyCode: site.currency,
      href: main.href,
      dataHref: main.dataHref,
      languageLinks,
    };
  }).toSorted((a, b) => collator.compare(a.text, b.text));
}

function nativeNames(country: string, languages: readonly string[]): SiteView['nativeNames'] {
  const all = languages.map((language) => ({ language, name: namesIn(language, 'region').of(country) ?? country }));
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}

/** Languages stand alone here, so they begin as a line does. */
function capital(word: string, locale: string): string {
  const [first = ''] = word;
  return first.toLocaleUpperCase(locale) + word.slice(first.length);
}
