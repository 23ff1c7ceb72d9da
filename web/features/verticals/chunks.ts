/** Modules of verticals that pages share, as chunks of the build (vite.config.ts): `first` before what all pages share, `last` after it. */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  readonly minShareCount: number;
}

export const VERTICAL_CHUNKS: Readonly<Record<'first' | 'last', readonly ChunkGroup[]>> = {
  first: [
    // A group takes along what it stands on: what other pages want of it alone is named before.
    { name: 'climate', test: /^design\/place-art\/climate\./, minShareCount: 2 },
    { name: 'wall-clock', test: /^web\/features\/reader\/wall-clock\./, minShareCount: 2 },
    // What lists of stays share with those of flights, without the flights.
    { name: 'lists', test: /^(web\/features\/results\/use-lists|contract\/search\/filter-text)\./, minShareCount: 2 },
    // What is charged for a flight, by name: lists do without.
    {
      name: 'charges',
      test: /^web\/features\/verticals\/flights\/use-(price-line-name|kept-charges)\./,
      minShareCount: 2,
    },
    // What a found flight is made of, from the list of results to the receipt.
    {
      name: 'trip',
      test: /^(web\/features\/verticals\/flights|contract\/search\/flights|design\/carrier-tile)\//,
      minShareCount: 6,
    },
  ],
  last: [
    // What a list of flights is drawn and told with, whole or flight by flight.
    {
      name: 'flight-list',
      test: /^(web\/features\/verticals\/flights\/(use-(rank-words|filter-words)|change-filter|list\/use-[a-z-]+)\.|design\/flight-card\/(?!chosen))/,
      minShareCount: 2,
    },
    {
      name: 'flights',
      test: /^web\/features\/verticals\/flights\/use-(bag-words|percent)\./,
      minShareCount: 4,
    },
    {
      name: 'stay-address',
      test: /^(contract\/search\/stays\/(url|filters)|web\/features\/verticals\/stays\/asked)\./,
      minShareCount: 2,
    },
    // What a place to stay is drawn and told with, in lists and on its page; then what only lists need.
    {
      name: 'stay',
      test: /^(web\/features\/verticals\/stays\/(use-stay-(words|lines)|use-deadline|scene|listed|form-address|told|results-header(?=\.tsx))\.|design\/(scene-art|score-badge)\/)/,
      minShareCount: 2,
    },
    {
      name: 'stay-card',
      test: /^(web\/features\/verticals\/stays\/use-(stay-card|rank-words|amenity-words)\.|design\/(property-card|amenity-list)\/)/,
      minShareCount: 2,
    },
  ],
};
