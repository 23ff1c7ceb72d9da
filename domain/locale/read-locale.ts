import { state } from '#contract/layout';
import { anybody, verb } from '#domain/kernel';
import { currencyPattern } from '#domain/money';
import { siteViews } from './site-views.ts';

/** Country, language and currency of the reader as the pages are drawn, [3-16]. Anybody may. */
export const readLocale = verb({
  name: 'locale.read',
  allow: anybody,
  input: state.locale.input,
  run: ({ ctx: { locale, country, currency } }) => ({
    countries: siteViews({ locale }).map((site) => ({ countryCode: site.country, displayName: site.text })),
    countryCode: country,
    shortLanguageCode: locale.split('-', 1)[0] ?? locale,
    localeName: locale,
    currency: { code: currency, formatString: currencyPattern(currency, locale) },
  }),
});
