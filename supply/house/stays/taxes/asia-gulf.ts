import { asFee, head, inCountry, onTop, perRoom, readAt, rules, vat, type PlacedRule } from './row.ts';

const LODGING = 'Accommodation tax';
const KYOTO = readAt(
  'https://japantoday.com/category/national/western-japan-cities-hike-tourism-linked-fees-to-deal-with-overtourism',
);
const TOKYO = readAt('https://mystays.zendesk.com/hc/en-us/articles/15397202440345-What-Is-The-Accommodation-Tax');
const FUKUOKA = readAt('https://www.kys-newotani.co.jp/en/hakata/information/accommodation/');
const NO_END = 100_000_000;

/** By what a night costs one person: from, yen of tax; a step ends where the next begins. */
function bands(source: typeof KYOTO, steps: readonly (readonly [from: number, yen: number])[], from?: string) {
  return steps.map(([low, yen], at) =>
    head('JP1', LODGING, [yen, 'JPY'], source, {
      priceBand: [low, steps[at + 1]?.[0] ?? NO_END],
      ...(from !== undefined && { from }),
    }),
  );
}

const JAPAN = [
  ...rules(
    'Kyoto',
    inCountry('JP', 1857910),
    bands(
      KYOTO,
      [
        [0, 200],
        [6_000, 400],
        [20_000, 1_000],
        [50_000, 4_000],
        [100_000, 10_000],
      ],
      '2026-03-01',
    ),
  ),
  ...rules(
    'Tokyo',
    { countries: ['JP'], divisions: ['40'] },
    bands(TOKYO, [
      [10_000, 100],
      [15_000, 200],
    ]),
  ),
  ...rules(
    'Sapporo',
    inCountry('JP', 2128295),
    bands(
      TOKYO,
      [
        [0, 300],
        [20_000, 400],
        [50_000, 1_000],
      ],
      '2026-04-01',
    ),
  ),
  ...rules(
    'Fukuoka',
    inCountry('JP', 1863967),
    bands(
      FUKUOKA,
      [
        [0, 200],
        [20_000, 500],
      ],
      '2020-04-01',
    ),
  ),
];

const NEIGHBOURS = readAt(
  'https://mymagicalstrip.com/hong-kong-hotel-tax-sparks-concerns-from-sector-but-tourists-unfazed/',
);
const HONG_KONG = readAt('https://www.info.gov.hk/gia/general/202509/10/P2025091000314.htm');
const MALAYSIA = readAt(
  'http://www.klccconventioncentre.com/e-salam/industry-trends-destination-update/industry-intelligence/tourism-tax-introduced-by-malaysian-government',
);
const INDIA = readAt(
  'https://upstox.com/news/business-news/tax/which-hotel-rooms-fall-under-the-new-5-gst-slab-how-much-would-you-save/article-180877',
);
const GREEN_TAX = readAt('https://mira.gov.mv/Legislations/View/14-th-amendment-to%20the-tourism-act');
const TOURISM_GST = readAt(
  'https://tampang.com/berita/wisata/maldives-naikkan-tarif-pajak-wisatawan-bisakah-ini-mempengaruhi-industri-pariwisata-6jhziekppwcri8s8a8/page-2',
);
const RUPEES_7500 = 750_001;

/** Small houses pay half; stars stand in for their fifty rooms. */
const MALDIVES = rules('MV', inCountry('MV'), [
  head('MV1', 'Green tax', [600, 'USD'], GREEN_TAX, { from: '2025-01-01', stars: [0, 3] }),
  head('MV1', 'Green tax', [1200, 'USD'], GREEN_TAX, { from: '2025-01-01', stars: [4, 5] }),
  onTop('MV2', 'Tourism goods and services tax', 17, TOURISM_GST, { from: '2025-07-01' }),
]);

const DIRHAM = readAt('http://subscriptionform.itp.com/19511-dubai-hotels-face-tourism-dirham-fine-of-aed15000');
const EMIRATES = readAt('https://workmaniaconsultancy.com/news/112');
const ABU_DHABI = readAt(
  'https://gulfnews.com/business/tourism/abu-dhabi-to-reduce-tourism-municipality-fee-for-hotels-restaurants-from-september-1-1.1691779751161',
);
const RAS_AL_KHAIMAH = readAt('https://coftt.com/articles/dubai-tourism-taxes-and-fees-for-hotels-airbnb');
const TOURISM_DIRHAM = 'Tourism dirham';

const UNITED_ARAB_EMIRATES = [
  ...rules('Dubai', { countries: ['AE'], divisions: ['03'] }, [
    onTop('AE1', 'Municipality fee', 7, EMIRATES),
    asFee(onTop('AE2', 'Service charge', 10, EMIRATES)),
    perRoom('AE3', TOURISM_DIRHAM, [700, 'AED'], DIRHAM, { stars: [1, 1], maxNights: 30 }),
    perRoom('AE3', TOURISM_DIRHAM, [1000, 'AED'], DIRHAM, { stars: [3, 3], maxNights: 30 }),
    perRoom('AE3', TOURISM_DIRHAM, [1500, 'AED'], DIRHAM, { stars: [4, 4], maxNights: 30 }),
    perRoom('AE3', TOURISM_DIRHAM, [2000, 'AED'], DIRHAM, { stars: [5, 5], maxNights: 30 }),
  ]),
  ...rules('Abu Dhabi', { countries: ['AE'], divisions: ['01'] }, [
    onTop('AE1', 'Municipality fee', 4, ABU_DHABI, { from: '2023-09-01' }),
    onTop('AE4', 'Tourism fee', 4, ABU_DHABI, { from: '2023-09-01' }),
  ]),
  ...rules('Ras al-Khaimah', { countries: ['AE'], divisions: ['05'] }, [
    perRoom('AE3', 'Tourism fee', [1500, 'AED'], RAS_AL_KHAIMAH),
  ]),
  ...rules('AE', inCountry('AE'), [onTop('AE5', 'Value added tax', 5, EMIRATES, { base: 'with_taxes' })]),
];

export const ASIA_GULF: readonly PlacedRule[] = [
  ...JAPAN,
  ...rules('SG', inCountry('SG'), [
    asFee(onTop('SG1', 'Service charge', 10, NEIGHBOURS)),
    onTop('SG2', 'Goods and services tax', 9, NEIGHBOURS, { base: 'with_taxes' }),
  ]),
  ...rules('KR', inCountry('KR'), [onTop('KR1', 'Value added tax', 10, NEIGHBOURS)]),
  ...rules('TH', inCountry('TH'), [vat(17, 'Value added tax and service charge', NEIGHBOURS)]),
  ...rules('HK', inCountry('HK'), [onTop('HK1', 'Hotel accommodation tax', 3, HONG_KONG, { from: '2025-01-01' })]),
  ...rules('MY', inCountry('MY'), [perRoom('MY1', 'Tourism tax', [1000, 'MYR'], MALAYSIA, { from: '2017-09-01' })]),
  ...rules('IN', inCountry('IN'), [
    onTop('IN1', 'Goods and services tax', 5, INDIA, { from: '2025-09-22', priceBand: [0, RUPEES_7500] }),
    onTop('IN1', 'Goods and services tax', 18, INDIA, { from: '2025-09-22', priceBand: [RUPEES_7500, NO_END] }),
  ]),
  ...MALDIVES,
  ...UNITED_ARAB_EMIRATES,
];
