import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { CATALOGS } from './tools/locales.ts';
import {
  AFTER_BOOKING,
  BOUGHT,
  IN_CHECKOUT,
  PLAIN_FIELDS,
  SHARED_WORDS,
  VERTICAL_CATALOGS,
} from './web/features/verticals/catalogs.ts';

/** What is said where a booking is paid: the steps before do without. */
const PAYING = [
  'web/features/checkout/book-form.tsx',
  'web/features/checkout/card-fields.tsx',
  'web/features/checkout/declined.tsx',
  'web/features/checkout/pay-form.tsx',
  'web/features/checkout/pay-terms.tsx',
  'web/features/checkout/use-card-words.ts',
  'web/routes/checkout-review/page.tsx',
  'web/routes/checkout-status/page.tsx',
];
const WORDS = ['web/features/results/use-lists.ts', ...SHARED_WORDS];

/** What each area of web/areas.ts is made of. What is nowhere else is `site`. */
const INCLUDE = {
  shell: ['web/shell', 'web/*.tsx', 'web/*.ts'],
  chrome: [
    'web/features/chrome',
    'web/features/cart/use-held-words.ts',
    'web/features/verticals/index.ts',
    'web/features/seasonal',
    'web/features/returning',
  ],
  problems: ['web/problems', PLAIN_FIELDS],
  words: WORDS,
  front: ['web/features/front-door', 'web/routes/front-door', 'web/routes/front-door-*/**'],
  fields: ['web/features/search-form'],
  listing: ['web/features/results'],
  // Fields of people are in the catalogs of both, so that neither carries the rest of the other.
  checkout: [
    'web/features/checkout',
    'web/features/cart/use-held-words.ts',
    'web/features/cart/use-sum-facts.ts',
    IN_CHECKOUT,
    'web/features/forms',
    'web/routes/checkout-*/**',
  ],
  paying: [...PAYING, 'web/routes/pay-*/**'],
  bought: [
    ...BOUGHT,
    'web/features/checkout/parts',
    'web/features/checkout/ended.tsx',
    'web/features/checkout/given-up.tsx',
    'web/features/checkout/price-changed.tsx',
    'web/features/cart/cart-choice.island.tsx',
    'web/features/cart/trip-change.island.tsx',
  ],
  cart: ['web/features/cart', 'web/routes/cart', 'web/features/forms/problems.tsx'],
  cards: ['web/features/cards'],
  pickers: ['web/features/pickers', 'web/routes/site', 'web/routes/currency'],
  booking: ['web/features/booking', ...AFTER_BOOKING, 'web/routes/booking', 'web/routes/booking-*/**'],
  footer: ['web/features/footer'],
  account: [
    'web/features/account',
    'web/features/account-data',
    'web/features/booking/use-listed-money.ts',
    'web/features/booking/use-span-words.ts',
    'web/features/booking/use-zoned-clock.ts',
    'web/features/forms',
    'web/routes/profile-*/**',
  ],
  identity: [
    'web/features/identity',
    'web/routes/login',
    'web/routes/login-*/**',
    'web/routes/signout',
    'web/routes/ident-*/**',
  ],
};
const TESTS = ['**/*.test.*', '**/testing/**', '**/node_modules/**'];
/** What comes later or from elsewhere. */
const EXCLUDE: Readonly<Record<string, readonly string[]>> = {
  cart: ['**/cart-choice.island.tsx', '**/refused.tsx', '**/trip-change.island.tsx'],
  listing: [...WORDS, '**/nothing-left.tsx', '**/how-ranked.tsx'],
  checkout: ['web/features/checkout/parts/**', '**/ended.tsx', '**/given-up.tsx', '**/price-changed.tsx', ...PAYING],
};
const SHARED = Object.entries(INCLUDE).map(([area, include]) => ({
  area,
  include,
  exclude: EXCLUDE[area] ?? [],
}));
const catalogs = [...SHARED, ...VERTICAL_CATALOGS];
const placed = catalogs.flatMap(({ include }) => include);

export default defineConfig({
  sourceLocale: 'en',
  locales: [...CATALOGS],
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
  catalogs: [
    ...catalogs.map(({ area, include, exclude }) => ({
      path: `web/locales/{locale}/${area}`,
      include: [...include],
      exclude: [...TESTS, ...exclude],
    })),
    {
      path: 'web/locales/{locale}/site',
      include: ['web'],
      exclude: [...TESTS, ...placed.map((place) => (/\.tsx?$|\*$/.test(place) ? place : `${place}/**`))],
    },
  ],
});
