import { ABROAD, bothWays, fee, HOME, readAt, recalled, rules, share, tax } from './row.ts';
import { OFFSHORE_STATES } from './offshore-states.ts';

const DAY = '2026-11-20';
const A4A = readAt('https://www.airlines.org/dataset/government-imposed-taxes-on-air-transportation/', DAY);
const NATA = readAt('https://nata.aero/cbp-air-passenger-user-fee-increases-beginning-october-1', DAY);
const APHIS = readAt('https://www.aphis.usda.gov/es/node/2415', DAY);
const PWC = readAt(
  'https://pwc.com/us/en/services/tax/library/aircraft-club-nov-2024-air-transport-excise-tax-rates-for-2025.html',
  DAY,
);
const IMMIGRATION = readAt('https://traveloagency.com/taxes-fees', DAY);
const INSPECTED = { per: 'arrival', ...ABROAD, exceptCounterparts: ['CA'] } as const;

const WITHIN = { ...HOME, parts: { of: OFFSHORE_STATES, same: true } } as const;
const OFFSHORE = { ...HOME, parts: { of: OFFSHORE_STATES, same: false } } as const;
/** Adjusted to prices each January. */
const OF_2025 = { from: '2025-01-01', knownTo: '2025-12-31' } as const;
const OF_2024 = { ...ABROAD, from: '2024-01-01', knownTo: '2024-12-31' } as const;

/**
 * Infants on a lap are no separate ticket and exempt but for the share of their fare. Between the other states and Alaska or
 * Hawaii the share is due on the miles over the states only: nearly nothing, and left out.
 */
const UNITED_STATES = rules('US', [
  share('US', 'Transportation tax', 75, A4A, WITHIN),
  tax('US3', 'Alaska and Hawaii departure tax', 1140, 'USD', recalled('2026-11-23'), { ...OFFSHORE, ...OF_2025 }),
  tax('ZP', 'Flight segment tax', 520, 'USD', PWC, { per: 'domesticLeg', ...HOME, ...OF_2025 }),
  tax('US2', 'International departure tax', 2210, 'USD', A4A, OF_2024),
  tax('US2', 'International arrival tax', 2210, 'USD', A4A, { per: 'arrival', ...OF_2024 }),
  fee('AY', 'September 11 security fee', 560, 'USD', A4A, { per: 'boarding', maxPerSlice: 1 }),
  fee('XF', 'Passenger facility charge', 450, 'USD', A4A, { per: 'boarding', maxPerSlice: 2 }),
  fee('YC', 'Customs user fee', 739, 'USD', NATA, {
    per: 'arrival',
    ...ABROAD,
    from: '2025-10-01',
    knownTo: '2026-09-30',
  }),
  fee('XY', 'Immigration user fee', 700, 'USD', IMMIGRATION, { per: 'arrival', ...ABROAD }),
  fee('XA', 'Agricultural inspection fee', 384, 'USD', APHIS, { ...INSPECTED, from: '2025-10-01', to: '2026-09-30' }),
  fee('XA', 'Agricultural inspection fee', 398, 'USD', APHIS, { ...INSPECTED, from: '2026-10-01', to: '2027-09-30' }),
  fee('XA', 'Agricultural inspection fee', 412, 'USD', APHIS, {
    ...INSPECTED,
    from: '2027-10-01',
    knownTo: '2028-09-30',
  }),
]);

const PBO = readAt(
  'https://www.pbo-dpb.ca/en/publications/LEG-2324-003-S--increasing-air-travellers-security-charge--majoration-droit-securite-passagers-transport-aerien',
  DAY,
);
const PEARSON = readAt(
  'https://toronto.ctvnews.ca/toronto-pearson-airport-fees-are-going-up-next-year-this-is-how-it-could-affect-your-flights-1.6109738',
  DAY,
);
const GST_CA = readAt('https://jeremyscott.ca/hidden-taxes-on-canadian-airline-tickets', DAY);
const SECURITY_CA = 'Air travellers security charge';
const CANADA = rules('CA', [
  fee('CA', SECURITY_CA, 994, 'CAD', PBO, { ...HOME, from: '2024-05-01' }),
  fee('CA', SECURITY_CA, 1689, 'CAD', PBO, { counterparts: ['US'], from: '2024-05-01' }),
  fee('CA', SECURITY_CA, 3442, 'CAD', PBO, { ...ABROAD, exceptCounterparts: ['US'], from: '2024-05-01' }),
  fee('SQ', 'Airport improvement fee', 3500, 'CAD', PEARSON, { airports: ['YYZ'], from: '2023-01-01' }),
  share('XG', 'Goods and services tax', 50, GST_CA),
]);

const IVA_MX = readAt('https://elcontribuyente.mx/2018/01/sabes-que-pagas-cuando-compras-un-boleto-de-avion', DAY);
const TUA_MEX = readAt(
  'https://diariodelyaqui.mx/nacional/aicm-anuncia-nuevas-tarifas-tua-este-2026-para-vuelos-nacionales-e-internacionales/124943',
  DAY,
);
const TUA_NLU = readAt(
  'https://www.tribuna.com.mx/mexico/2026/1/12/viajar-sera-mas-caro-este-2026-aumentan-precios-de-la-tua-en-vuelos-desde-aicm-aifa-426161.html',
  DAY,
);
const TUA = 'Airport use charge (TUA)';
const FROM_MEX = { airports: ['MEX'], under: 2, from: '2026-01-01', knownTo: '2026-12-31' } as const;
const FROM_NLU = { airports: ['NLU'], under: 2, from: '2026-01-01', knownTo: '2026-12-31' } as const;
const MEXICO = rules('MX', [
  fee('XD', TUA, 5684, 'USD', TUA_MEX, { ...FROM_MEX, ...ABROAD }),
  fee('XD', TUA, 2994, 'USD', TUA_MEX, { ...FROM_MEX, ...HOME }),
  fee('XD', TUA, 48_152, 'MXN', TUA_NLU, { ...FROM_NLU, ...ABROAD }),
  fee('XD', TUA, 26_662, 'MXN', TUA_NLU, { ...FROM_NLU, ...HOME }),
  share('MX', 'Value added tax', 160, IVA_MX),
  share('MX', 'Value added tax', 40, IVA_MX, ABROAD),
]);

const GUARULHOS = readAt(
  'https://pontospravoar.com/aeroporto-de-guarulhos-reajusta-taxa-de-embarque-internacional',
  DAY,
);
const BRAZIL = rules('BR', [
  fee('BR', 'Boarding charge', 6456, 'BRL', GUARULHOS, { ...ABROAD, airports: ['GRU'], from: '2026-01-15' }),
  fee('BR', 'Boarding charge', 3364, 'BRL', GUARULHOS, { ...HOME, airports: ['GRU'] }),
]);

const TUA_AR = readAt(
  'https://www.perfil.com/noticias/economia/el-gobierno-congelo-tasas-aeroportuarias-para-vuelos-de-cabotaje.phtml',
  DAY,
);
const TUA_AR_HOME = readAt('https://chacoenlinea.com.ar/?p=51704', DAY);
const PSA_AR = readAt('https://diariolaopinion.com.ar/contenido/378021/se-aprobo-aumento-de-tasa-aeronautica', DAY);
/** The concession that runs nearly all of them; El Calafate, Neuquén, Trelew and Ushuaia are others. */
const AA2000 =
  'AEP BRC COR CRD CTC EQS EZE FMA IGR IRJ JUJ LUQ MDQ MDZ PRA PSS RES RGA RGL RHD RSA SDE SLA TUC UAQ VDM'.split(' ');
const DF = readAt(
  'https://www.df.cl/empresas/industria/gobierno-propone-aumentar-en-us-5-las-tasas-de-embarque-de-viajes',
  DAY,
);
const IVA_CO = readAt(
  'https://www.elcolombiano.com/inicio/proyecto-de-ley-para-reducir-iva-de-tiquetes-aereos-5-por-ciento-PD29190168',
  DAY,
);
const LIMA = readAt(
  'https://elcomercio.pe/respuestas/tramites/vuelas-pronto-paga-aqui-la-tuua-de-transferencia-en-el-aeropuerto-jorge-chavez-tdpe-noticia/',
  DAY,
);
const AERODOM = readAt(
  'https://informe56.com/2025/07/04/asociacion-anticipa-alza-en-boletos-por-nuevas-tasas-aeroportuarias',
  DAY,
);
const EXIT_CR = readAt(
  'https://nacion.com/economia/vuelos-de-costa-rica-a-centroamerica-y-republica/2NJWUNGV7BHLHM7D4TTHU6J4P4/story',
  DAY,
);
const TOCUMEN = readAt('http://panamalaws.blogspot.com/2016/01/tocumen-airport-expected-to-raise-30.html', DAY);
const JM_FEE = readAt(
  'https://www.travelweekly.com/Caribbean-Travel/Jamaica-s-increased-arrival-tax-to-fund-push-into-new-markets',
  DAY,
);
const LATIN_AMERICA = [
  ...rules('AR', [
    fee('XR', 'Airport use charge', 5700, 'USD', TUA_AR, { ...ABROAD, airports: AA2000, from: '2021-03-15' }),
    fee('XR', 'Airport use charge', 568_500, 'ARS', TUA_AR_HOME, { ...HOME, airports: AA2000, from: '2024-11-01' }),
    fee('QO', 'Aviation security charge', 140, 'USD', PSA_AR, { ...ABROAD, under: 2, by: 'sale', from: '2023-01-09' }),
    fee('QO', 'Aviation security charge', 26_000, 'ARS', PSA_AR, { ...HOME, under: 3, by: 'sale', from: '2023-01-09' }),
  ]),
  ...rules('CL', [
    fee('CL', 'Boarding charge', 2500, 'USD', DF, { ...ABROAD, distanceKm: [500, 99_999] }),
    fee('CL', 'Boarding charge', 900, 'USD', recalled('2026-11-23'), { ...ABROAD, distanceKm: [0, 500] }),
  ]),
  ...rules('CO', [share('YS', 'Value added tax', 190, IVA_CO, { from: '2023-01-01' })]),
  ...rules('PE', [
    fee('HW', 'Transfer charge (TUUA)', 1186, 'USD', LIMA, {
      per: 'transfer',
      ...ABROAD,
      airports: ['LIM'],
      from: '2025-12-07',
    }),
  ]),
  ...rules(
    'DO',
    bothWays(
      fee('DO', 'Airport infrastructure charge', 2077, 'USD', AERODOM, {
        ...ABROAD,
        airports: ['SDQ'],
        from: '2025-11-01',
      }),
    ),
  ),
  ...rules('CR', [tax('CR', 'Departure tax', 2700, 'USD', EXIT_CR, ABROAD)]),
  ...rules('PA', [
    fee('PA', 'Airport development charge', 5000, 'USD', TOCUMEN, {
      ...ABROAD,
      airports: ['PTY'],
      under: 2,
      from: '2016-01-01',
    }),
  ]),
  ...rules('JM', [
    tax('JM', 'Tourism enhancement fee', 2000, 'USD', JM_FEE, { per: 'arrival', ...ABROAD, from: '2012-10-01' }),
  ]),
];

const BB_FEE = readAt('https://www.barbadosbarbados.com/news/new-airline-travel-tourism-development-fee/', DAY);
/** Caribbean Community. */
const CARICOM = 'AG BS BZ DM GD GY HT JM KN LC MS SR TT VC'.split(' ');
const BARBADOS = rules('BB', [
  fee('BB', 'Travel and tourism development fee', 7000, 'USD', BB_FEE, {
    ...ABROAD,
    exceptCounterparts: CARICOM,
    from: '2018-10-01',
  }),
  fee('BB', 'Travel and tourism development fee', 3500, 'USD', BB_FEE, { counterparts: CARICOM, from: '2018-10-01' }),
  fee('BB1', 'Departure tax', 2750, 'USD', BB_FEE, ABROAD),
]);

export const AMERICAN_TAXES = [...UNITED_STATES, ...CANADA, ...MEXICO, ...BRAZIL, ...LATIN_AMERICA, ...BARBADOS];
