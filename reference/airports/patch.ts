/** What the package lacks or has wrong, checked by hand; each reason is the row's last field. */

export interface AddedAirport {
  readonly code: string;
  readonly ident: string;
  readonly name: string;
  readonly municipality: string;
  readonly countryCode: string;
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
  readonly elevationFeet: number;
  readonly size: 'large' | 'medium' | 'small';
}

export const ADDED: readonly AddedAirport[] = [
  {
    code: 'KIN',
    ident: 'MKJP',
    name: 'Norman Manley International Airport',
    municipality: 'Kingston',
    countryCode: 'JM',
    region: 'JM-01',
    lat: 17.9357,
    lon: -76.7875,
    elevationFeet: 10,
    size: 'large',
  },
  {
    code: 'BIQ',
    ident: 'LFBZ',
    name: 'Biarritz Pays Basque Airport',
    municipality: 'Biarritz',
    countryCode: 'FR',
    region: 'FR-NAQ',
    lat: 43.4684,
    lon: -1.5311,
    elevationFeet: 245,
    size: 'medium',
  },
  {
    code: 'MHT',
    ident: 'KMHT',
    name: 'Manchester–Boston Regional Airport',
    municipality: 'Manchester',
    countryCode: 'US',
    region: 'US-NH',
    lat: 42.9326,
    lon: -71.4357,
    elevationFeet: 266,
    size: 'medium',
  },
  {
    code: 'KTI',
    ident: 'VDTI',
    name: 'Techo International Airport',
    municipality: 'Phnom Penh',
    countryCode: 'KH',
    region: 'KH-8',
    lat: 11.3621,
    lon: 104.9166,
    elevationFeet: 43,
    size: 'large',
  },
];

/** In the package without scheduled service, but flown today. */
export const OPENED: ReadonlyMap<string, string> = new Map([
  ['COV', 'took over from Adana Şakirpaşa in August 2024'],
  ['HSR', 'took over from the old Rajkot airport in September 2023'],
  ['DHX', 'Kediri, open since April 2024'],
  ['NBJ', 'Luanda, took over from Quatro de Fevereiro during 2025'],
]);

/** In the package with scheduled service, but closed to it; the successor, where there is one, answers to the code. */
export const CLOSED: ReadonlyMap<string, string | null> = new Map([
  ['ADA', 'COV'],
  ['RAJ', 'HSR'],
  ['PNH', 'KTI'],
  ['LAD', 'NBJ'],
  ['ISL', 'IST'],
]);

/**
 * Codes that people and tickets use for another airport: the French and neutral codes of EuroAirport, city codes
 * with one airport, and airports that moved. Never a code that a scheduled airport of its own has.
 */
export const ALIASES: ReadonlyMap<string, string> = new Map([
  ['MLH', 'BSL'],
  ['EAP', 'BSL'],
  ['TXL', 'BER'],
  ['SXF', 'BER'],
  ['RTW', 'GSV'],
  ['ADA', 'COV'],
  ['RAJ', 'HSR'],
  ['PNH', 'KTI'],
  ['LAD', 'NBJ'],
  ['ISL', 'IST'],
  ['REP', 'SAI'],
  ['TSE', 'NQZ'],
  ['ANK', 'ESB'],
  ['IZM', 'ADB'],
  ['BAK', 'GYD'],
  ['BHZ', 'CNF'],
  ['CAS', 'CMN'],
  ['DKR', 'DSS'],
  ['ULN', 'UBN'],
  ['DTT', 'DTW'],
  ['YEA', 'YEG'],
  ['MKC', 'MCI'],
  ['SAC', 'SMF'],
  ['FMY', 'RSW'],
  ['HFD', 'BDL'],
  ['MMA', 'MMX'],
  ['MES', 'KNO'],
]);
