import { asFee, byStars, head, inCountry, onTopThere, perRoom, readAt, rules, vat, type PlacedRule } from './row.ts';

const CITY_TAX = 'City tax';
const GERMAN = readAt('https://etoa.org/destinations/tourist-tax-rates/germany');
const BERLIN = readAt('https://internationalinvestment.biz/en/tourism/7271-tourist-tax-in-europe-2026-new-rates.html');
const COLOGNE = readAt('https://mwv-seminare.de/Hotelabgaben/1000');

const HAMBURG = readAt(
  'https://europeonline-magazine.eu/hamburg-erhht-ab-2025-taxe-fr-bernachtungsgste_724975',
  '2026-11-23',
);
/** By what a night costs each person, net: above so many euros, cents of tax; a fifth more than from 2013 on. */
const HAMBURG_STEPS: readonly (readonly [above: number, cents: number])[] = [
  [10, 60],
  [25, 120],
  [50, 240],
  ...Array.from({ length: 20 }, (_, at) => [100 + 50 * at, 360 + 120 * at] as const),
];
const HAMBURG_ROWS = HAMBURG_STEPS.map(([above, cents], at) =>
  head('DE1', 'Culture and tourism tax', [cents, 'EUR'], HAMBURG, {
    from: '2025-01-01',
    priceBand: [100 * above + 1, 100 * (HAMBURG_STEPS[at + 1]?.[0] ?? 1_000_000) + 1],
  }),
);

/** Percentages are of the room without value added tax and board. */
const GERMANY = [
  ...rules('Hamburg', inCountry('DE', 2911298), HAMBURG_ROWS),
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
const ZURICH = readAt('https://zuerioberland.ch/?p=2720', '2026-11-23');
const SWITZERLAND = [
  ...rules('Canton of Zurich', { countries: ['CH'], divisions: ['ZH'] }, [
    head('CH1', 'City tax', [350, 'CHF'], ZURICH, { maxNights: 30 }),
  ]),
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

/** Children under 12 pay nothing, those under 18 half. */
function sojourn(minor: number, season?: readonly [number, number]) {
  const reduced = { underAge: 18, amount: Math.ceil(minor / 2) };
  return head('HR1', SOJOURN, [minor, 'EUR'], CROATIAN, { ...(season && { season }), exemptUnderAge: 12, reduced });
}

const BRUSSELS = readAt('https://www.brusselstimes.com/965445/tourist-tax-in-brussels-goes-up-by-e1', '2026-11-23');
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
  ...rules('Dubrovnik', inCountry('HR', DUBROVNIK), [sojourn(265, [401, 930]), sojourn(186, [1001, 331])]),
  ...rules('HR', { countries: ['HR'], exceptCities: [DUBROVNIK] }, [sojourn(130)]),
  ...rules('Brussels', { countries: ['BE'], divisions: ['BRU'] }, [perRoom('BE1', CITY_TAX, [500, 'EUR'], BRUSSELS)]),
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
