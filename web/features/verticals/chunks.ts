/** Modules of verticals that pages share, as chunks of the build (vite.config.ts): `first` before what all pages share, `last` after it. */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  readonly minShareCount: number;
}

/** Parts of design that stand on no page without its vertical. */
export const VERTICAL_DESIGN = /^design\/(folded-flights|flight-card|journey-)/;

/** A few lines that several pages have, the front door among them: a file of their own would cost more than they do. */
export const VERTICAL_SHELL = /^web\/features\/verticals\/flights\/(recent-searches|kept-searches)\./;

/** What narrows and orders a list of flights: only their page has the rail before anybody asks for it, so the two are one file. */
export const VERTICAL_RAIL =
  /^web\/features\/verticals\/flights\/(use-(rank-words|filter-words|ends|sort-choices)|change-filter|filter-rail|other-days|bags-control)\./;

export const VERTICAL_CHUNKS: Readonly<Record<'first' | 'last', readonly ChunkGroup[]>> = {
  first: [
    // A group takes along what it stands on: what other pages want of it alone is named before.
    { name: 'climate', test: /^design\/place-art\/climate\./, minShareCount: 2 },
    { name: 'wall-clock', test: /^web\/features\/reader\/wall-clock\./, minShareCount: 2 },
    // What is charged for a flight, by name: lists do without.
    {
      name: 'charges',
      test: /^web\/features\/verticals\/flights\/use-(price-line-name|kept-charges)\./,
      minShareCount: 2,
    },
    // How a search stands in an address and what lists and fares ask again: pages after the choice do without.
    {
      name: 'flight-address',
      test: /^(contract\/search\/flights\/(url|filters|form)\.|web\/features\/verticals\/flights\/(asked\.|results-header\.tsx))/,
      minShareCount: 2,
    },
    // What a found flight is made of, from the list of results to the receipt; its line in a list goes with lists and bookings.
    {
      name: 'trip',
      test: /^(web\/features\/verticals\/flights(?!\/(?:list\/|listed|bag-facts))|contract\/search\/flights|design\/carrier-tile)\//,
      minShareCount: 6,
    },
  ],
  last: [
    // The legs of a flight, in lists and beside its fares.
    {
      name: 'flight-legs',
      test: /^(web\/features\/verticals\/flights\/(use-(percent|extras-words)|list\/use-legs)\.|design\/flight-card\/leg\.)/,
      minShareCount: 2,
    },
    // What a flight of a list is drawn and told with, whole or flight by flight.
    {
      name: 'flight-list',
      test: /^(web\/features\/verticals\/flights\/list\/use-[a-z-]+\.|design\/flight-card\/(?!chosen))/,
      minShareCount: 2,
    },
    {
      name: 'flights',
      test: /^web\/features\/verticals\/flights\/use-bag-words\./,
      minShareCount: 4,
    },
    {
      name: 'stay-address',
      test: /^(contract\/search\/stays\/(url|filters)|web\/features\/verticals\/stays\/(asked|shared-value))\./,
      minShareCount: 2,
    },
    // What a place to stay is drawn and told with, in lists and on its page; then what only lists need.
    {
      name: 'stay',
      test: /^(web\/features\/verticals\/stays\/(use-stay-(words|lines)|use-(with-taxes|deadline)|scene|listed|form-address|results-header(?=\.tsx))\.|design\/(scene-art|score-badge)\/)/,
      minShareCount: 2,
    },
    // A few lines that pages of one place share.
    { name: 'stay-detail', test: /^web\/features\/verticals\/stays\/(find-detail|shared-value)\./, minShareCount: 2 },
    { name: 'stay-sums', test: /^web\/features\/verticals\/stays\/property\/(sums|asked-plans)\./, minShareCount: 2 },
    {
      name: 'amenities',
      test: /^(web\/features\/verticals\/stays\/use-(amenity-words|cancel-rule)\.|design\/amenity-list\/)/,
      minShareCount: 2,
    },
    {
      name: 'stay-card',
      test: /^(web\/features\/verticals\/stays\/use-(stay-card|rank-words)\.|design\/property-card\/)/,
      minShareCount: 2,
    },
    // What rooms cost together, and to cancel: on their page and after.
    {
      name: 'stay-price',
      test: /^(web\/features\/verticals\/stays\/(use-chosen-rule|property\/use-chosen-price)|contract\/search\/stays\/at-stake)\./,
      minShareCount: 2,
    },
    // Two tables, of which one is made of the other.
    { name: 'compare-table', test: /^design\/(column-table|compare-table)\//, minShareCount: 1 },
  ],
};
