import { type Brand, brandText, navigationOf, normaliseLink, type Support } from '#domain/brands';
import type { Chrome } from '../../web/facts.ts';

interface ChromeReader {
  readonly locale: string;
  readonly presentation: Chrome['presentation'];
  /** Of the address that is read, `https:`. */
  readonly protocol: string;
  readonly support: Support;
}

/** What stands around every page of a brand, in the reader's language. */
export function chromeOf(brand: Brand, { locale, presentation, protocol, support }: ChromeReader): Chrome {
  const { navigation, banner } = brand;
  return {
    presentation,
    drawer: navigation?.drawer ?? 'menu',
    ...navigationOf(brand, locale, protocol),
    support: { email: support.email, phone: support.phone, help: support.helpCenter },
    banner: banner
      ? {
          id: banner.id,
          text: brandText(banner.text, locale),
          ...(banner.link && {
            link: { url: normaliseLink(banner.link.url, protocol), text: brandText(banner.link.text, locale) },
          }),
        }
      : null,
  };
}
