import { asFee, byStars, head, inCountry, onTopThere, perRoom, readAt, rules, vat, type PlacedRule } from './row.ts';

const CITY_TAX = 'City tax';
const GERMAN = readAt('https://etoa.org/destinations/tourist-tax-rates/germany');
const BERLIN = readAt('https://internationalinvestment.biz/en/tourism/7271-tourist-tax-in-europe-2026-new-rates.html');
const COLOGNE = readAt('https://mwv-seminare.de/Hotelabgaben/1000');

/** Percentages are of the room without value added tax and board. */
const GERMANY = [
  ...rules('Berlin', inCountry('DE', 2950159), [onTopThere('DE1', CITY_TAX, 7.5, BERLIN)]),
  ...rules('Cologne', inCountry('DE', 2886242), [onTopThere('DE1', CITY_TAX, 5, COLOGNE)]),
  ...rules('Dresden', inCountry('DE', 2935022), [onTopThere('DE1', CITY_TAX, 6, GERMAN)]),
  ...rules('Leipzig', inCountry('DE', 2879139), [onTopThere('DE1', CITY_TAX, 5, GERMAN)]),
  ...rules('Dortmund', inCountry('DE', 2935517), [onTopThere('DE1', CITY_TAX, 7.5, GERMAN)]),
  ...rules('Bremen', inCountry('DE', 2944388), [onTopThere('DE1', CITY_TAX, 5, GERMAN, { maxNights: 7 })]),
  ...rules('Bonn', inCountry('DE', 2946447), [onTopThere('DE1', CITY_TAX, 6, GERMAN, { maxNights: 21 })]),
  ...rules('Frankfurt am Main', inCountry('DE', 2925533), [head('DE1', CITY_TAX, [200, 'EUR'], GERMAN)]),
];

const DUTCH = readAt('https://etoa.org/tourist-tax-rates/netherlands');
const TOERISTEN = 'Tourist tax (toeristenbelasting)';
const NETHERLANDS = [
  ...rules('Amsterdam', inCountry('NL', 2759794), [onTopThere('NL1', TOERISTEN, 12.5, BERLIN)]),
  ...rules(
    'Maastricht',
    inCountry('NL', 2751283),
    byStars(
      'NL1',
      TOERISTEN,
      'EUR',
      [
        [1, 1, 370],
        [2, 2, 458],
        [3, 3, 556],
        [4, 4, 661],
        [5, 5, 757],
      ],
      DUTCH,
    ),
  ),
];

const VIENNA = readAt(
  'https://www.vienna.at/ortstaxe-wird-erhoeht-urlaub-in-wien-und-anderen-staedten-ab-2026-teurer/9873872',
);
const ORTSTAXE = 'Local tax (Ortstaxe)';
const AUSTRIA = rules('Vienna', inCountry('AT', 2761369), [
  onTopThere('AT1', ORTSTAXE, 5, VIENNA, { from: '2026-07-01', to: '2027-06-30' }),
  onTopThere('AT1', ORTSTAXE, 8, VIENNA, { from: '2027-07-01' }),
]);

const SWISS = readAt('https://www.etoa.org/destinations/tourist-tax-rates/switzerland/');
const KURTAXE = 'Visitor tax (Kurtaxe)';
const SWITZERLAND = [
  ...rules('Basel', inCountry('CH', 2661604), [
    head('CH1', KURTAXE, [400, 'CHF'], SWISS, { maxNights: 30, exemptUnderAge: 12 }),
  ]),
  ...rules('Bern', inCountry('CH', 2661552), [head('CH1', KURTAXE, [430, 'CHF'], SWISS, { exemptUnderAge: 6 })]),
  ...rules('Geneva', inCountry('CH', 2660646), [head('CH1', KURTAXE, [375, 'CHF'], SWISS)]),
  ...rules('Interlaken', inCountry('CH', 2660253), [
    head('CH1', KURTAXE, [250, 'CHF'], SWISS, { season: [401, 1031], exemptUnderAge: 16 }),
    head('CH1', KURTAXE, [220, 'CHF'], SWISS, { season: [1101, 331], exemptUnderAge: 16 }),
  ]),
];

const SUMMER = readAt(
  'https://prv.mk/balkan/loshi-vesti-za-site-koi-planiraat-letuvanje-vo-grtsija-ovie-raboti-ke-gi-plakate-poskapo-78c01',
);
const WINTER = readAt(
  'https://www.themayor.eu/en/a/view/greece-turns-its-tourist-tax-into-a-climate-levy-12285?trans=en-US',
);

/** Room and night, by stars; a room without stars pays as one of two. */
function climateFee(
  season: readonly [number, number],
  source: typeof SUMMER,
  amounts: readonly number[],
): PlacedRule[] {
  return rules(
    'GR',
    inCountry('GR'),
    amounts.map((minor, at) =>
      perRoom('GR1', 'Climate crisis resilience fee', [minor, 'EUR'], source, {
        season,
        from: '2025-01-01',
        stars: [at === 0 ? 0 : at + 2, at + 2],
      }),
    ),
  );
}

const CROATIAN = readAt('https://iamtourist.org/tourist-tax-in-croatia-climate-change-fee/');
const SOJOURN = 'Sojourn tax';
const DUBROVNIK = 3201047;

/** Children under 12 pay nothing, those under 18 half: so one half is levied from 12 on, the other from 18 on. */
function halves(minor: number, season?: readonly [number, number]) {
  const more = season ? { season } : {};
  return [
    head('HR1', SOJOURN, [Math.ceil(minor / 2), 'EUR'], CROATIAN, { ...more, exemptUnderAge: 12 }),
    head('HR1', SOJOURN, [Math.floor(minor / 2), 'EUR'], CROATIAN, { ...more, exemptUnderAge: 18 }),
  ];
}

const EDINBURGH = readAt('https://edinburgh.org/planning/local-information/visitor-levy-for-edinburgh');
const MANCHESTER = readAt(
  'https://www.nationalworld.com/lifestyle/travel/travel-warning-news-uk-holidaymakers-warned-over-tourist-tax-here-are-the-european-city-destinations-where-you-will-need-to-pay-the-charge-4596070',
);
const PRAGUE = readAt('https://travelinsider.blog/?p=298');
const BUDAPEST = readAt('https://italoblogger.com/dove-si-paga-la-tassa-di-soggiorno-nei-paesi-deuropa/');
const BUCHAREST = readAt('https://etoa.org/tourist-tax-rates/romania');
const MALTA = readAt('https://www.etoa.org/destinations/tourist-tax-rates/malta/');
const ICELAND = readAt('https://www.skatturinn.is/english/companies/tax-issues/lodging-tax/');
const TURKEY = readAt('https://www.urdupoint.com/en/business/update-turkey-to-introduce-2-accommodation-1610164.html');

export const EUROPE: readonly PlacedRule[] = [
  ...GERMANY,
  ...NETHERLANDS,
  ...AUSTRIA,
  ...SWITZERLAND,
  ...climateFee([401, 1031], SUMMER, [200, 500, 1000, 1500]),
  ...climateFee([1101, 331], WINTER, [50, 150, 300, 400]),
  ...rules('Dubrovnik', inCountry('HR', DUBROVNIK), [...halves(265, [401, 930]), ...halves(186, [1001, 331])]),
  ...rules('HR', { countries: ['HR'], exceptCities: [DUBROVNIK] }, halves(130)),
  ...rules('Edinburgh', inCountry('GB', 2650225), [
    onTopThere('GB1', 'Visitor levy', 5, EDINBURGH, { from: '2026-07-24', maxNights: 5 }),
  ]),
  // Levied by the larger hotels of the city only; stars stand in for their list.
  ...rules('Manchester', inCountry('GB', 2643123), [
    asFee(perRoom('GB2', 'City visitor charge', [100, 'GBP'], MANCHESTER, { stars: [3, 5] })),
  ]),
  ...rules('Prague', inCountry('CZ', 3067696), [
    head('CZ1', 'Fee of stay', [5000, 'CZK'], PRAGUE, { exemptUnderAge: 18 }),
  ]),
  ...rules('Budapest', inCountry('HU', 3054643), [onTopThere('HU1', 'Tourism tax', 4, BUDAPEST)]),
  ...rules('Bucharest', inCountry('RO', 683506), [onTopThere('RO1', 'Hotel tax', 1, BUCHAREST)]),
  ...rules('MT', inCountry('MT'), [
    head('MT1', 'Environmental contribution', [50, 'EUR'], MALTA, { maxNights: 10, exemptUnderAge: 18 }),
  ]),
  ...rules('IS', inCountry('IS'), [perRoom('IS1', 'Lodging tax', [800, 'ISK'], ICELAND, { from: '2025-01-01' })]),
  // Shown prices contain it.
  ...rules('TR', inCountry('TR'), [vat(2, 'Accommodation tax', TURKEY, { from: '2023-01-01' })]),
];
