/** Bodies decide speed, cabin weights and where a type is flown. */
export type Body = 'prop' | 'regional' | 'narrow' | 'wide';

export interface AircraftType {
  /** ICAO type designator. */
  readonly icao: string;
  readonly name: string;
  readonly body: Body;
  readonly rangeKm: number;
  readonly cruiseKmh: number;
  /** Cabin layouts by what they are for: seats in economy, premium economy, business, first. */
  readonly layouts: Readonly<Partial<Record<Layout, readonly [number, number, number, number]>>>;
}

/** `dense` low-cost and leisure, `classic` economy and business, `long` with premium economy, `grand` with first. */
export type Layout = 'dense' | 'classic' | 'long' | 'grand';

const BODIES: Readonly<Record<string, Body>> = { p: 'prop', r: 'regional', n: 'narrow', w: 'wide' };

/**
 * Type, name, body, range km, cruise km/h, layouts. Ranges and speeds are the makers' published typical figures, rounded;
 * layouts are ours, within the certified seat limit of each type.
 */
const ROWS: readonly string[] = [
  'C208|Cessna 208 Grand Caravan|p|1500|310|dense 9',
  'DHC6|De Havilland Twin Otter|p|1400|300|dense 19',
  'L410|Let L-410|p|1400|380|dense 19',
  'B190|Beechcraft 1900D|p|1900|480|dense 19',
  'SF34|Saab 340|p|1700|480|dense 34',
  'DH8A|De Havilland Dash 8-100|p|1800|480|dense 37',
  'AT46|ATR 42-600|p|1350|510|dense 48',
  'DH8C|De Havilland Dash 8-300|p|1700|500|dense 50',
  'AT76|ATR 72-600|p|1450|510|dense 70;classic 62 0 4',
  'DH8D|De Havilland Dash 8-400|p|2000|620|dense 78;classic 70 0 4',
  'E145|Embraer ERJ-145|r|2800|800|dense 50',
  'CRJ2|Bombardier CRJ200|r|2900|790|dense 50',
  'CRJ7|Bombardier CRJ700|r|2550|820|classic 61 0 9',
  'CRJ9|Bombardier CRJ900|r|2850|820|classic 64 0 12;dense 90',
  'CRJX|Bombardier CRJ1000|r|2900|830|dense 100',
  'E170|Embraer 170|r|3800|820|classic 66 0 9',
  'E75L|Embraer 175|r|3900|820|classic 64 0 12;dense 86',
  'E190|Embraer 190|r|4400|820|classic 88 0 9;dense 106',
  'E195|Embraer 195|r|4200|820|classic 104 0 12;dense 122',
  'E290|Embraer 190-E2|r|5200|830|classic 94 0 12;dense 110',
  'E295|Embraer 195-E2|r|4800|830|classic 118 0 12;dense 144',
  'SU95|Sukhoi Superjet 100|r|4200|820|classic 75 0 12',
  'AJ27|Comac C909|r|3700|810|dense 90',
  'BCS1|Airbus A220-100|n|6300|830|classic 102 0 8;dense 125',
  'BCS3|Airbus A220-300|n|6200|830|classic 127 0 10;dense 148',
  'B712|Boeing 717|n|3800|810|classic 102 0 12;dense 125',
  'A319|Airbus A319|n|6700|830|classic 120 0 12;dense 156',
  'A320|Airbus A320|n|5700|830|classic 150 0 12;dense 180',
  'A20N|Airbus A320neo|n|6300|833|classic 156 0 12;dense 186',
  'A321|Airbus A321|n|5800|830|classic 178 0 16;dense 220',
  'A21N|Airbus A321neo|n|7300|833|classic 186 0 16;long 132 24 16;dense 236',
  'B737|Boeing 737-700|n|5600|825|classic 126 0 12;dense 149',
  'B738|Boeing 737-800|n|5400|830|classic 154 0 12;dense 189',
  'B38M|Boeing 737 MAX 8|n|6500|835|classic 156 0 16;dense 189',
  'B739|Boeing 737-900ER|n|5400|830|classic 160 0 20;dense 215',
  'B39M|Boeing 737 MAX 9|n|6100|835|classic 162 0 16;dense 220',
  'C919|Comac C919|n|5300|830|classic 156 0 8',
  'B752|Boeing 757-200|n|7200|850|classic 160 0 24;dense 221',
  'B763|Boeing 767-300ER|w|11000|870|classic 190 0 28;dense 310',
  'A332|Airbus A330-200|w|13000|870|classic 222 0 24;long 196 28 22;dense 300',
  'A333|Airbus A330-300|w|11200|870|classic 265 0 30;dense 377',
  'A339|Airbus A330-900|w|13200|875|long 230 28 30;dense 365',
  'B788|Boeing 787-8|w|13500|900|classic 214 0 28;long 190 28 22;dense 300',
  'B789|Boeing 787-9|w|14000|900|long 188 21 48;classic 260 0 30;dense 344',
  'B78X|Boeing 787-10|w|11800|900|long 240 28 44;classic 301 0 36',
  'A359|Airbus A350-900|w|15000|900|long 211 24 42;classic 263 0 40;dense 388',
  'A35K|Airbus A350-1000|w|15800|900|long 255 32 46',
  'B772|Boeing 777-200ER|w|13000|895|classic 266 0 34;long 202 40 48',
  'B77W|Boeing 777-300ER|w|14400|895|long 256 34 52;grand 264 28 48 6;classic 354 0 42',
  'B748|Boeing 747-8|w|14200|905|grand 244 32 80 8',
  'A388|Airbus A380-800|w|14800|900|grand 383 44 76 14;classic 437 0 80',
];

export const AIRCRAFT: readonly AircraftType[] = ROWS.map((line) => {
  const [icao, name, body, range, cruise, layouts] = line.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    icao,
    name,
    body: BODIES[body]!,
    rangeKm: Number(range),
    cruiseKmh: Number(cruise),
    layouts: Object.fromEntries(
      layouts.split(';').map((text) => {
        const [use, ...seats] = text.split(' ');
        return [use, [0, 1, 2, 3].map((cabin) => Number(seats[cabin] ?? 0))];
      }),
    ),
  };
});

export const AIRCRAFT_BY_ICAO: ReadonlyMap<string, AircraftType> = new Map(AIRCRAFT.map((type) => [type.icao, type]));

/** An aircraft type in one layout: a row of the timetable's config columns. */
export interface AircraftConfig {
  readonly type: AircraftType;
  readonly layout: Layout;
  readonly seats: readonly [number, number, number, number];
  readonly total: number;
}

export const CONFIGS: readonly AircraftConfig[] = AIRCRAFT.flatMap((type) =>
  Object.entries(type.layouts).map(([layout, seats]) => ({
    type,
    layout: layout as Layout,
    seats,
    total: seats[0] + seats[1] + seats[2] + seats[3],
  })),
);
