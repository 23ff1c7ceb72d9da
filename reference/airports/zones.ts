/** Airports whose clock is not that of the boundary data at their coordinates; a row that agrees with it again fails a test. */
export interface ZoneRow {
  readonly airports: readonly string[];
  /** IANA. */
  readonly zone: string;
  readonly reason: string;
}

/** Where the reasons were read: the table that says which part of a country keeps which zone. */
export const ZONE_SOURCE = { url: 'https://github.com/eggert/tz/blob/main/zone1970.tab', on: '2026-11-23' } as const;

const BORDER = 'the lookup answers with the zone across a border of the state or province';
const COAST = 'the lookup answers with a zone across the water';

export const ZONE_ROWS: readonly ZoneRow[] = [
  { airports: ['BBA'], zone: 'America/Coyhaique', reason: BORDER },
  { airports: ['BBN', 'LBP', 'LGL'], zone: 'Asia/Kuching', reason: BORDER },
  { airports: ['BDT'], zone: 'Africa/Kinshasa', reason: BORDER },
  { airports: ['PFR'], zone: 'Africa/Lubumbashi', reason: 'Kasai keeps the time of the east of the country' },
  { airports: ['CWJ', 'LZY', 'XRQ'], zone: 'Asia/Shanghai', reason: BORDER },
  { airports: ['DIO', 'GAM'], zone: 'America/Nome', reason: COAST },
  {
    airports: ['IKO'],
    zone: 'America/Nome',
    reason: 'Aleutian time begins west of 169°30′ W, Nikolski lies east of it',
  },
  { airports: ['PSG', 'WRG', 'WHD'], zone: 'America/Sitka', reason: BORDER },
  { airports: ['GIC'], zone: 'Australia/Brisbane', reason: COAST },
  { airports: ['KIE'], zone: 'Pacific/Bougainville', reason: COAST },
  { airports: ['LBW'], zone: 'Asia/Makassar', reason: BORDER },
  { airports: ['OKL'], zone: 'Asia/Jayapura', reason: BORDER },
  { airports: ['RYO'], zone: 'America/Argentina/Rio_Gallegos', reason: BORDER },
  { airports: ['USH'], zone: 'America/Argentina/Ushuaia', reason: BORDER },
  { airports: ['TUA'], zone: 'America/Guayaquil', reason: BORDER },
  { airports: ['ULG'], zone: 'Asia/Hovd', reason: BORDER },
  { airports: ['YAM'], zone: 'America/Toronto', reason: BORDER },
  { airports: ['YZZ'], zone: 'America/Vancouver', reason: BORDER },
  {
    airports: ['XWA'],
    zone: 'America/Chicago',
    reason: 'Williston, in the northwest of North Dakota, keeps Central Time',
  },
  { airports: ['CVN'], zone: 'America/Denver', reason: 'all of New Mexico keeps Mountain Time' },
  {
    airports: ['YBX', 'YHR'],
    zone: 'America/Blanc-Sablon',
    reason: 'the Lower North Shore of Quebec keeps Atlantic Standard Time',
  },
  { airports: ['YVB'], zone: 'America/Toronto', reason: 'the Gaspé peninsula keeps the Eastern Time of Quebec' },
  { airports: ['YCL'], zone: 'America/Moncton', reason: 'all of New Brunswick keeps Atlantic Time' },
  { airports: ['YHA'], zone: 'America/St_Johns', reason: 'the southeast of Labrador keeps Newfoundland Time' },
  {
    airports: ['XLB', 'YBT'],
    zone: 'America/Winnipeg',
    reason: 'all of Manitoba keeps Central Time with daylight saving',
  },
  { airports: ['ZFM'], zone: 'America/Inuvik', reason: 'the Northwest Territories keep Mountain Time' },
  { airports: ['ULY'], zone: 'Europe/Ulyanovsk', reason: 'Ulyanovsk Oblast is an hour ahead of Moscow' },
  { airports: ['NLI'], zone: 'Asia/Vladivostok', reason: 'Khabarovsk Krai keeps Vladivostok time' },
  { airports: ['CYX'], zone: 'Asia/Srednekolymsk', reason: 'the east of Sakha is an hour behind Chukotka' },
];

/** Zone by airport, of all rows. */
export const ZONES: ReadonlyMap<string, string> = new Map(
  ZONE_ROWS.flatMap(({ airports, zone }) => airports.map((code) => [code, zone] as const)),
);
