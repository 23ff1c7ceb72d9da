import type { VERTICAL_AREAS } from './areas.ts';

/** What the catalogs of words of verticals are made of, for lingui.config.ts. */
interface Catalog {
  /** Of `areas.ts`. */
  readonly area: (typeof VERTICAL_AREAS)[number];
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const FLIGHTS = 'web/features/verticals/flights';
const STAYS = 'web/features/verticals/stays';

/** Words that several parts of the site say of what was found. */
export const SHARED_WORDS = [
  'use-bag-words.ts',
  'use-price-line-name.ts',
  'use-price-parts.ts',
  'use-party-words.ts',
  'use-slice-words.ts',
  'use-timeline.ts',
  'use-seat-words.ts',
  'use-way-words.ts',
  'use-two-airports.ts',
  'use-fare-rows.ts',
  'use-hold-length.ts',
  'use-terms.ts',
  'price-parts.tsx',
].map((file) => `${FLIGHTS}/${file}`);

/** Said before and after booking, and nowhere else. */
const KEPT_CHARGES = `${FLIGHTS}/use-kept-charges.ts`;

/** The flights that were chosen, on the page of their fares and after booking. */
const FOLDED = `${FLIGHTS}/use-folded-flight.ts`;

/** In all of them: forms have catalogs of their own, and an error page has the plain ones. */
const APART = [
  ...SHARED_WORDS,
  KEPT_CHARGES,
  FOLDED,
  '**/form/**',
  '**/plain-fields.tsx',
  '**/booking/**',
  '**/checkout/**',
  '**/item-*',
];

/** What pages say of a choice that did not become a quote. */
const CHOICE = 'web/features/cart/refused.tsx';

/** Why nothing is in a list: it comes when one is empty. */
const NOTHING = [
  `${FLIGHTS}/nothing.island.tsx`,
  `${STAYS}/nothing.island.tsx`,
  'web/features/results/nothing-left.tsx',
];

/** How the order of a list comes about: it is opened by few. */
const RANKED = 'web/features/verticals/*/how-ranked.island.tsx';

/** Only the page of one offer says it. */
const OF_FARES = [`${FLIGHTS}/fares.tsx`, `${FLIGHTS}/fares-gone.tsx`];

/** Only cards of a list say it. */
const ON_CARDS = `${FLIGHTS}/use-term-facts.ts`;

/** Parts of the page of a place that sleep until somebody means to use them. */
const OF_HOUSE = ['house-facts.island.tsx', 'other-stays.island.tsx', 'property-map.island.tsx'].map(
  (file) => `${STAYS}/property/${file}`,
);

const LISTS = 'web/features/results/use-lists.ts';

/** What only a list of stays says, not the pages of its places. */
const ONLY_LISTED = [
  'change-filter.ts',
  'count.tsx',
  'filter-rail.tsx',
  'list-tools.tsx',
  'offer-list.tsx',
  'quick-filters.tsx',
  'results.tsx',
  'sheets.tsx',
  'stays-map.*',
  'use-joined-words.ts',
  'use-filter-words.ts',
  'use-sort-choices.ts',
].map((file) => `${STAYS}/${file}`);

export const VERTICAL_CATALOGS: readonly Catalog[] = [
  { area: 'search', include: [`${FLIGHTS}/form`, 'web/routes/flight-search'], exclude: [] },
  { area: 'staysearch', include: [`${STAYS}/form`, 'web/routes/stay-search', LISTS], exclude: [] },
  {
    area: 'stays',
    include: [STAYS, LISTS],
    exclude: [
      ...APART,
      ...ONLY_LISTED,
      ...NOTHING,
      RANKED,
      `${STAYS}/use-house-words.ts`,
      `${STAYS}/nights-of-place.tsx`,
      '**/stays/{nights,compare,property}/**',
    ],
  },
  {
    area: 'staylist',
    include: [...ONLY_LISTED, 'web/routes/stay-results'],
    exclude: [],
  },
  {
    area: 'property',
    include: [`${STAYS}/property`, CHOICE, 'web/routes/stay-property'],
    exclude: OF_HOUSE,
  },
  { area: 'house', include: [...OF_HOUSE, `${STAYS}/use-house-words.ts`], exclude: [] },
  {
    area: 'compare',
    include: [`${STAYS}/compare`, `${STAYS}/use-house-words.ts`, 'web/routes/stay-compare'],
    exclude: [],
  },
  {
    area: 'nights',
    include: [`${STAYS}/nights`, `${STAYS}/nights-of-place.tsx`, 'web/routes/stay-nights'],
    exclude: [],
  },
  {
    area: 'results',
    include: [FLIGHTS, 'web/routes/flight-results'],
    exclude: [...APART, ...NOTHING, ...OF_FARES, ON_CARDS, RANKED, '**/flights/{days,list,nearby}/**'],
  },
  { area: 'fares', include: [...OF_FARES, KEPT_CHARGES, FOLDED, CHOICE, 'web/routes/flight-fares'], exclude: [] },
  { area: 'nothing', include: NOTHING, exclude: [] },
  { area: 'ranked', include: [RANKED, 'web/features/results/how-ranked.tsx'], exclude: [] },
  { area: 'days', include: [`${FLIGHTS}/days`, `${FLIGHTS}/nearby`], exclude: [] },
  { area: 'byflight', include: [`${FLIGHTS}/list`, ON_CARDS], exclude: [] },
];

/** What the pages after booking say in the words of each vertical; some of it is in other catalogs, too. */
export const AFTER_BOOKING = [
  `${FLIGHTS}/checkout/use-bag-lines.ts`,
  'web/features/verticals/*/booking/**',
  KEPT_CHARGES,
  FOLDED,
  `${STAYS}/use-house-words.ts`,
  `${STAYS}/use-stay-words.ts`,
  `${STAYS}/property/use-chosen-price.ts`,
];

/** What every page of checkout says of the things that are bought. */
export const IN_CHECKOUT = 'web/features/verticals/*/item-*';

/** What verticals say of what is bought of them in parts that come when somebody means to use them. */
export const BOUGHT = [
  IN_CHECKOUT,
  KEPT_CHARGES,
  'web/features/verticals/use-term-facts.ts',
  'web/features/verticals/*/checkout/**',
  `${STAYS}/use-house-words.ts`,
  `${STAYS}/use-stay-words.ts`,
  `${STAYS}/use-cancel-rule.ts`,
  `${STAYS}/use-chosen-rule.ts`,
  `${STAYS}/property/use-chosen-price.ts`,
  `${STAYS}/booking/use-stay-stages.ts`,
  'web/features/booking/use-span-words.ts',
  'web/features/booking/use-step-spans.ts',
  'web/features/booking/use-zoned-clock.ts',
];

/** What an error page searches with. */
export const PLAIN_FIELDS = 'web/features/verticals/*/plain-fields.tsx';
