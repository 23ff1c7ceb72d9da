import { byStars, head, inCountry, readAt, recalled, rules, type PlacedRule, type Source } from './row.ts';

const SEJOUR = 'Tourist tax (taxe de séjour)';
const FRENCH = readAt('https://alltours.de/aktuelleinformationen/steuer');
const GROWN_UP = { exemptUnderAge: 18 } as const;

/** Two, three, four and five stars; a house without stars pays what two stars do. */
function sejour(
  name: string,
  city: number,
  [two, three, four, five]: readonly [number, number, number, number],
  source: Source = FRENCH,
): PlacedRule[] {
  return rules(
    name,
    inCountry('FR', city),
    byStars(
      'FR1',
      SEJOUR,
      'EUR',
      [
        [0, 2, two],
        [3, 3, three],
        [4, 4, four],
        [5, 5, five],
      ],
      source,
      GROWN_UP,
    ),
  );
}

const SOGGIORNO = 'Tourist tax (imposta di soggiorno)';
const ROMAN = readAt('https://www.visitareroma.info/contributo-di-soggiorno-come-cambia-la-tassa-per-visitare-roma/');
const MILANESE = readAt(
  'https://www.zazoom.it/2026-02-12/la-tassa-di-soggiorno-a-milano-aumenta-ancora-fino-a-12-euro-ma-solo-per-alcuni-hotel/18641810/',
);
/** Under 18 exempt, at most 14 nights: https://www.themodelsapartment.it/it/blog/3685, read 2026-11-23. */
const MILANESE_RULES = { from: '2026-04-01', maxNights: 14, exemptUnderAge: 18 } as const;
/** Under 10 exempt, half from 10 to 16: https://travelnostop.com/veneto/cronaca/tassa-di-soggiorno-a-venezia-in-vigore-dal-24-agosto_88219/amp, read 2026-11-23. */
const VENETIAN_RULES = { maxNights: 5, exemptUnderAge: 10, halfUnder: 17 } as const;
const VENETIAN = readAt('https://www.italianbureau.com.au/compulsory-city-taxes-in-italy/');
const FLORENTINE = readAt('https://www.investireoggi.it/news/tassa-soggiorno-ecco-citta-italiane-dove-costa-di-piu/');

const ITALY = [
  ...rules(
    'Rome',
    inCountry('IT', 3169070),
    byStars(
      'IT1',
      SOGGIORNO,
      'EUR',
      [
        [1, 1, 400],
        [2, 2, 500],
        [3, 3, 600],
        [4, 4, 750],
        [5, 5, 1000],
      ],
      ROMAN,
      { from: '2023-10-01', maxNights: 10, exemptUnderAge: 10 },
    ),
  ),
  ...rules(
    'Milan',
    inCountry('IT', 3173435),
    byStars(
      'IT1',
      SOGGIORNO,
      'EUR',
      [
        [1, 1, 300],
        [2, 2, 400],
        [3, 3, 700],
        [4, 4, 1000],
        [5, 5, 1200],
      ],
      MILANESE,
      MILANESE_RULES,
    ),
  ),
  ...rules(
    'Venice',
    inCountry('IT', 3164603),
    byStars(
      'IT1',
      SOGGIORNO,
      'EUR',
      [
        [2, 2, 200],
        [3, 3, 350],
        [4, 4, 450],
        [5, 5, 500],
      ],
      VENETIAN,
      VENETIAN_RULES,
    ),
  ),
  ...rules(
    'Florence',
    inCountry('IT', 3176959),
    byStars(
      'IT1',
      SOGGIORNO,
      'EUR',
      [
        [1, 1, 350],
        [5, 5, 800],
      ],
      FLORENTINE,
      { from: '2023-04-01', maxNights: 7, exemptUnderAge: 12 },
    ),
  ),
];

const STAYS = 'Tax on stays in tourist establishments';
const CATALAN = readAt(
  'https://www.rtve.es/catalunya/noticies/20260225/catalunya-duplica-taxa-turistica-forta-pujada-barcelona-esgraonada-territori/16953942.shtml',
);
const CATALAN_RULES = { from: '2026-04-01', maxNights: 7, exemptUnderAge: 16 } as const;
const BARCELONA = 3128760;
const CATALONIA = { countries: ['ES'], divisions: ['56'], exceptCities: [BARCELONA] };

const SPAIN = [
  ...rules('Barcelona', inCountry('ES', BARCELONA), [
    ...byStars(
      'ES1',
      STAYS,
      'EUR',
      [
        [0, 3, 200],
        [4, 4, 340],
        [5, 5, 700],
      ],
      CATALAN,
      CATALAN_RULES,
    ),
    head('ES2', 'Surcharge of the city', [400, 'EUR'], CATALAN, CATALAN_RULES),
  ]),
  ...rules('Catalonia', CATALONIA, [
    head('ES1', STAYS, [450, 'EUR'], CATALAN, { ...CATALAN_RULES, stars: [5, 5], to: '2027-03-31' }),
    head('ES1', STAYS, [600, 'EUR'], CATALAN, { ...CATALAN_RULES, stars: [5, 5], from: '2027-04-01' }),
  ]),
  ...balearic([501, 1031], [220, 330, 440]),
  ...balearic([1101, 430], [55, 83, 110]),
];

/** With its value added tax; half of it from the ninth night on. */
function balearic(season: readonly [number, number], amounts: readonly [number, number, number]): PlacedRule[] {
  const source = readAt(
    'https://majorcadailybulletin.com/news/local/2018/05/01/51735/tourist-tax-rates-from-may-october.html',
  );
  const name = 'Sustainable tourism tax';
  const classes = amounts.map((minor, at): [number, number, number] => [at === 0 ? 0 : at + 3, at + 3, minor]);
  const halved = classes.map(([from, to, minor]) => [from, to, Math.ceil(minor / 2)] as const);
  const more = { season, exemptUnderAge: 16 };
  return rules('Balearic Islands', { countries: ['ES'], divisions: ['07'] }, [
    ...byStars('ES3', name, 'EUR', classes, source, { ...more, maxNights: 8 }),
    ...byStars('ES3', name, 'EUR', halved, source, { ...more, afterNights: 8 }),
  ]);
}

const TAXA = 'Municipal tourist tax';
const LISBON_PORTO = readAt('http://tpn.pt/news/2025-07-31/where-are-the-highest-tourist-taxes-charged/99735');
const ALGARVE = readAt('https://www.portugalist.com/portugal-tourist-tax/');
const OTHERS = readAt('https://touristplaces.guide/how-much-is-the-tourist-tax-in-portugal-a-travelers-guide');
const WEEK = { maxNights: 7, exemptUnderAge: 13 } as const;

const PORTUGAL = [
  ...rules('Lisbon', inCountry('PT', 2267057), [head('PT1', TAXA, [400, 'EUR'], LISBON_PORTO, WEEK)]),
  ...rules('Porto', inCountry('PT', 2735943), [head('PT1', TAXA, [300, 'EUR'], LISBON_PORTO, WEEK)]),
  ...rules('Sintra', inCountry('PT', 2262912), [
    head('PT1', TAXA, [100, 'EUR'], OTHERS, { maxNights: 3, exemptUnderAge: 13 }),
  ]),
  ...rules('Évora', inCountry('PT', 2268406), [
    head('PT1', TAXA, [150, 'EUR'], OTHERS, { maxNights: 7, from: '2025-08-01' }),
  ]),
  ...rules('Portimão', inCountry('PT', 2264456), [
    head('PT1', TAXA, [200, 'EUR'], ALGARVE, { ...WEEK, season: [401, 1031] }),
    head('PT1', TAXA, [100, 'EUR'], ALGARVE, { ...WEEK, season: [1101, 331] }),
  ]),
  ...rules('Albufeira', inCountry('PT', 2272222), [head('PT1', TAXA, [200, 'EUR'], ALGARVE, { season: [401, 1031] })]),
  ...rules('Faro', inCountry('PT', 2268339), [head('PT1', TAXA, [150, 'EUR'], ALGARVE, { season: [301, 1031] })]),
];

export const FRANCE_ITALY_IBERIA: readonly PlacedRule[] = [
  // Those of 2025; the pages that could be opened tell those of 2024.
  ...sejour('Paris', 2988507, [325, 553, 845, 1138], recalled('2026-11-23')),
  ...sejour('Nice', 2990440, [107, 201, 295, 402]),
  ...sejour('Cannes', 3028808, [121, 188, 295, 402]),
  ...sejour('Bordeaux', 3031582, [100, 160, 250, 330]),
  ...sejour('Lyon', 2996944, [100, 165, 250, 330]),
  ...sejour('Toulouse', 2972315, [101, 230, 360, 432]),
  ...sejour('Strasbourg', 2973783, [110, 176, 275, 363]),
  ...ITALY,
  ...SPAIN,
  ...PORTUGAL,
];
