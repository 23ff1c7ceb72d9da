import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { CATALOGS } from './tools/locales.ts';

/** Words that several parts of the site say of a flight. */
const WORDS = [
  'web/features/results/use-lists.ts',
  'web/features/verticals/flights/use-bag-words.ts',
  'web/features/verticals/flights/use-price-line-name.ts',
  'web/features/verticals/flights/use-price-parts.ts',
  'web/features/verticals/flights/use-party-words.ts',
  'web/features/verticals/flights/use-slice-words.ts',
  'web/features/verticals/flights/use-timeline.ts',
  'web/features/verticals/flights/use-fare-rows.ts',
  'web/features/verticals/flights/price-parts.tsx',
];

/** What each area of web/areas.ts is made of. What is nowhere else is `site`. */
const INCLUDE = {
  shell: ['web/shell', 'web/*.tsx', 'web/*.ts'],
  chrome: ['web/features/chrome', 'web/features/verticals/index.ts', 'web/features/seasonal', 'web/features/returning'],
  problems: ['web/problems'],
  words: WORDS,
  front: ['web/routes/front-door'],
  fields: ['web/features/search-form'],
  search: ['web/features/verticals/flights/form', 'web/routes/flight-search'],
  staysearch: ['web/features/verticals/stays/form', 'web/routes/stay-search'],
  listing: ['web/features/results'],
  stays: ['web/features/verticals/stays', 'web/routes/stay-*/**'],
  results: ['web/features/verticals/flights', 'web/routes/flight-results', 'web/routes/flight-fares'],
  days: ['web/features/verticals/flights/days'],
  // Fields of people are in the catalogs of both, so that neither carries the rest of the other.
  checkout: ['web/features/checkout', 'web/features/forms', 'web/routes/checkout-*/**', 'web/routes/pay-*/**'],
  cards: ['web/features/cards'],
  pickers: ['web/features/pickers', 'web/routes/site', 'web/routes/currency'],
  booking: ['web/features/booking', 'web/routes/booking', 'web/routes/booking-*/**'],
  footer: ['web/features/footer'],
  account: ['web/features/account', 'web/features/account-data', 'web/features/forms', 'web/routes/profile-*/**'],
  identity: [
    'web/features/identity',
    'web/routes/login',
    'web/routes/login-*/**',
    'web/routes/signout',
    'web/routes/ident-*/**',
  ],
};
const TESTS = ['**/*.test.*', '**/testing/**', '**/node_modules/**'];
const placed = Object.values(INCLUDE).flat();

export default defineConfig({
  sourceLocale: 'en',
  locales: [...CATALOGS],
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
  catalogs: [
    ...Object.entries(INCLUDE).map(([area, include]) => ({
      path: `web/locales/{locale}/${area}`,
      include,
      exclude:
        area === 'results' || area === 'listing' || area === 'stays'
          ? [...TESTS, ...WORDS, '**/flights/days/**', '**/form/**', 'web/routes/stay-search/**']
          : TESTS,
    })),
    {
      path: 'web/locales/{locale}/site',
      include: ['web'],
      exclude: [...TESTS, ...placed.map((place) => (/\.tsx?$|\*$/.test(place) ? place : `${place}/**`))],
    },
  ],
});
