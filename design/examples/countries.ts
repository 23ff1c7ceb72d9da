import type { CountryRow, CountryWords } from '#design/country-picker';

/** `name` tells apart several on one page. */
export const countryWords = (name: string): CountryWords => ({
  search: `Find a country, ${name}`,
  placeholder: 'Country or language',
  languages: (count: number) => `${count} languages`,
  count: (shown: number, all: number) => `${shown} of ${all}`,
  none: { title: 'No country found', text: (search: string) => `Nothing is called ${search}.` },
});
const link = (locale: string, name: string, active = false) => ({ locale, name, note: '', href: `/${locale}`, active });
export const countries: readonly CountryRow[] = [
  {
    id: 'AT',
    text: 'Austria',
    names: [{ language: 'de', name: 'Österreich' }],
    flag: '/flags/at.svg',
    links: [link('de-at', 'Deutsch')],
    active: false,
  },
  {
    id: 'BE',
    text: 'Belgium',
    names: [
      { language: 'nl', name: 'België' },
      { language: 'fr', name: 'Belgique' },
    ],
    flag: '/flags/be.svg',
    links: [link('nl-be', 'Nederlands'), link('fr-be', 'Français')],
    active: false,
  },
  {
    id: 'IE',
    text: 'Ireland',
    names: [{ language: 'en', name: 'Ireland' }],
    flag: '/flags/ie.svg',
    links: [link('en-ie', 'English', true)],
    active: true,
  },
];
