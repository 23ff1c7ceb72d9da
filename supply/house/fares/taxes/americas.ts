import { ABROAD, ESTIMATE, fee, FRONT_CABINS, HOME, readAt, rules, share, tax } from './row.ts';

const A4A = readAt('https://www.airlines.org/dataset/government-imposed-taxes-on-air-transportation/', '2026-11-20');
const NATA = readAt('https://nata.aero/cbp-air-passenger-user-fee-increases-beginning-october-1', '2026-11-20');
const APHIS = readAt('https://www.aphis.usda.gov/es/node/2415', '2026-11-20');
const INSPECTED = { per: 'arrival', ...ABROAD, exceptCounterparts: ['CA'] } as const;

/** Infants on a lap are no separate ticket and exempt but for the share of their fare. */
const UNITED_STATES = rules('US', [
  share('US', 'Transportation tax', 75, A4A),
  tax('ZP', 'Flight segment tax', 530, 'USD', ESTIMATE, { per: 'domesticLeg', ...HOME, from: '2026-01-01' }),
  tax('US2', 'International departure tax', 2340, 'USD', ESTIMATE, { ...ABROAD, from: '2026-01-01' }),
  tax('US2', 'International arrival tax', 2340, 'USD', ESTIMATE, { per: 'arrival', ...ABROAD, from: '2026-01-01' }),
  fee('AY', 'September 11 security fee', 560, 'USD', A4A, { per: 'boarding', maxPerSlice: 1 }),
  fee('XF', 'Passenger facility charge', 450, 'USD', A4A, { per: 'boarding', maxPerSlice: 2 }),
  fee('YC', 'Customs user fee', 739, 'USD', NATA, { per: 'arrival', ...ABROAD, from: '2025-10-01' }),
  fee('XY', 'Immigration user fee', 700, 'USD', ESTIMATE, { per: 'arrival', ...ABROAD }),
  fee('XA', 'Agricultural inspection fee', 384, 'USD', APHIS, { ...INSPECTED, from: '2025-10-01', to: '2026-09-30' }),
  fee('XA', 'Agricultural inspection fee', 398, 'USD', APHIS, { ...INSPECTED, from: '2026-10-01', to: '2027-09-30' }),
  fee('XA', 'Agricultural inspection fee', 412, 'USD', APHIS, { ...INSPECTED, from: '2027-10-01' }),
]);

const PBO = readAt(
  'https://www.pbo-dpb.ca/en/publications/LEG-2324-003-S--increasing-air-travellers-security-charge--majoration-droit-securite-passagers-transport-aerien',
  '2026-11-20',
);
const SECURITY_CA = 'Air travellers security charge';
const CANADA = rules('CA', [
  fee('CA', SECURITY_CA, 994, 'CAD', PBO, { ...HOME, from: '2024-05-01' }),
  fee('CA', SECURITY_CA, 1689, 'CAD', PBO, { counterparts: ['US'], from: '2024-05-01' }),
  fee('CA', SECURITY_CA, 3442, 'CAD', PBO, { ...ABROAD, exceptCounterparts: ['US'], from: '2024-05-01' }),
  fee('SQ', 'Airport improvement fee', 3500, 'CAD', ESTIMATE),
  share('XG', 'Goods and services tax', 50, ESTIMATE),
]);

const IVA_MX = readAt(
  'https://elcontribuyente.mx/2018/01/sabes-que-pagas-cuando-compras-un-boleto-de-avion',
  '2026-11-20',
);
const MEXICO = rules('MX', [
  fee('XD', 'Airport use charge (TUA)', 4400, 'USD', ESTIMATE, { ...ABROAD, under: 2 }),
  fee('XD', 'Airport use charge (TUA)', 2600, 'USD', ESTIMATE, { ...HOME, under: 2 }),
  share('MX', 'Value added tax', 160, IVA_MX),
  share('MX', 'Value added tax', 40, IVA_MX, ABROAD),
]);

const BRAZIL = rules('BR', [
  fee('BR', 'Boarding charge', 6850, 'BRL', ESTIMATE, ABROAD),
  fee('BR', 'Boarding charge', 3870, 'BRL', ESTIMATE, HOME),
]);

const IVA_CO = readAt(
  'https://www.elcolombiano.com/inicio/proyecto-de-ley-para-reducir-iva-de-tiquetes-aereos-5-por-ciento-PD29190168',
  '2026-11-20',
);
const LATIN_AMERICA = [
  ...rules('AR', [
    fee('XR', 'Airport use charge', 5700, 'USD', ESTIMATE, ABROAD),
    fee('XR', 'Airport use charge', 500, 'USD', ESTIMATE, HOME),
    fee('QO', 'Security and migration charge', 1800, 'USD', ESTIMATE, ABROAD),
  ]),
  ...rules('CL', [
    fee('CL', 'Boarding charge', 2600, 'USD', ESTIMATE, ABROAD),
    fee('CL', 'Boarding charge', 9500, 'CLP', ESTIMATE, HOME),
  ]),
  ...rules('CO', [
    fee('CO', 'Airport charge', 4600, 'USD', ESTIMATE, ABROAD),
    fee('CO', 'Airport charge', 2_330_000, 'COP', ESTIMATE, HOME),
    share('YS', 'Value added tax', 190, IVA_CO, { from: '2023-01-01' }),
  ]),
  ...rules('PE', [
    fee('HW', 'Airport use charge (TUUA)', 4300, 'USD', ESTIMATE, ABROAD),
    fee('HW', 'Airport use charge (TUUA)', 1280, 'USD', ESTIMATE, HOME),
    fee('HW', 'Transfer charge (TUUA)', 1186, 'USD', ESTIMATE, {
      per: 'transfer',
      ...ABROAD,
      airports: ['LIM'],
      from: '2025-12-07',
    }),
  ]),
  ...rules('DO', [fee('DO', 'Airport and tourism charges', 4650, 'USD', ESTIMATE, ABROAD)]),
  ...rules('CR', [fee('CR', 'Airport and departure charges', 3100, 'USD', ESTIMATE, ABROAD)]),
  ...rules('PA', [fee('PA', 'Airport use and security charge', 5250, 'USD', ESTIMATE, ABROAD)]),
  ...rules('JM', [fee('JM', 'Passenger and security charges', 6500, 'USD', ESTIMATE, ABROAD)]),
];

const BB_FEE = readAt(
  'https://www.barbadosbarbados.com/news/new-airline-travel-tourism-development-fee/',
  '2026-11-20',
);
/** Caribbean Community. */
const CARICOM = 'AG BS BZ DM GD GY HT JM KN LC MS SR TT VC'.split(' ');
/** Business and first pay more on top where a state asks more of the front. */
const BARBADOS = rules('BB', [
  fee('BB', 'Travel and tourism development fee', 7000, 'USD', BB_FEE, {
    ...ABROAD,
    exceptCounterparts: CARICOM,
    from: '2018-10-01',
  }),
  fee('BB', 'Travel and tourism development fee', 3500, 'USD', BB_FEE, { counterparts: CARICOM, from: '2018-10-01' }),
  fee('BB1', 'Departure tax', 2750, 'USD', BB_FEE, ABROAD),
  fee('BB2', 'Premium cabin levy', 2500, 'USD', ESTIMATE, { ...ABROAD, cabins: FRONT_CABINS }),
]);

export const AMERICAN_TAXES = [...UNITED_STATES, ...CANADA, ...MEXICO, ...BRAZIL, ...LATIN_AMERICA, ...BARBADOS];
