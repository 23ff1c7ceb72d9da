import { bestTerms } from '#engine/ranking';
import { packTimetable } from '#engine/timetable';
import type { Timetable } from '#engine/timetable';
import type { ResolvedFlightQuery } from '#domain/search/verticals';
import { houseFareModel } from '../fares/index.ts';
import { HOUSE_CARRIERS } from '../network/carriers.ts';
import { generateNetwork } from '../network/generate.ts';
import type { NetworkAirport } from '../network/world.ts';
import type { DeskInput } from '../search/engines.ts';

const ROWS = `
LHR 51.47 -0.45 GB Europe/London 2 84 4;LGW 51.15 -0.19 GB Europe/London 2 43 2;MAN 53.35 -2.27 GB Europe/London 2 31 2
ABZ 57.2 -2.2 GB Europe/London 1 2 1;CDG 49.01 2.55 FR Europe/Paris 2 70 3;AMS 52.31 4.76 NL Europe/Amsterdam 2 67 1
FRA 50.03 8.56 DE Europe/Berlin 2 62 3;ZRH 47.46 8.55 CH Europe/Zurich 2 31 2;IST 41.26 28.74 TR Europe/Istanbul 2 80 1
HEL 60.32 24.96 FI Europe/Helsinki 2 16 1;DXB 25.25 55.36 AE Asia/Dubai 2 92 3;DOH 25.27 51.61 QA Asia/Qatar 2 53 1
DEL 28.57 77.1 IN Asia/Kolkata 2 78 3;BOM 19.09 72.87 IN Asia/Kolkata 2 55 2;BKK 13.69 100.75 TH Asia/Bangkok 2 62 1
KUL 2.75 101.71 MY Asia/Kuala_Lumpur 2 57 2;SIN 1.36 103.99 SG Asia/Singapore 2 68 4;HKG 22.31 113.91 HK Asia/Hong_Kong 2 53 2
NRT 35.77 140.39 JP Asia/Tokyo 2 40 3;HND 35.55 139.78 JP Asia/Tokyo 2 86 3;SYD -33.95 151.18 AU Australia/Sydney 2 41 3
AKL -37.01 174.79 NZ Pacific/Auckland 2 18 2;HNL 21.32 -157.92 US Pacific/Honolulu 2 21 2;LAX 33.94 -118.41 US America/Los_Angeles 2 77 9
SFO 37.62 -122.37 US America/Los_Angeles 2 52 4;DEN 39.86 -104.67 US America/Denver 2 82 1;ORD 41.98 -87.9 US America/Chicago 2 80 4
JFK 40.64 -73.78 US America/New_York 2 63 5;EWR 40.69 -74.17 US America/New_York 2 49 3;ATL 33.64 -84.43 US America/New_York 2 108 2
YYZ 43.68 -79.63 CA America/Toronto 2 47 2;GRU -23.43 -46.47 BR America/Sao_Paulo 2 43 3;JNB -26.14 28.25 ZA Africa/Johannesburg 2 18 2`;

export const SMALL_AIRPORTS: readonly NetworkAirport[] = ROWS.trim()
  .split(/[;\n]/)
  .map((row) => {
    const [code, lat, lon, countryCode, zone, size, weight, terminals] = row.split(' ') as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    return {
      code,
      lat: Number(lat),
      lon: Number(lon),
      countryCode,
      zone,
      size: Number(size) as 0 | 1 | 2,
      weight: Number(weight),
      terminals: Number(terminals),
    };
  });

export const SMALL_SEED = 7;
const FIRST_DAY = Date.UTC(2027, 0, 1) / 86_400_000;

let timetable: Timetable | undefined;

/** The invented network over 33 large airports, January to June 2027. */
export function smallTimetable(): Timetable {
  if (timetable === undefined) {
    const { world, flights } = generateNetwork({
      airports: SMALL_AIRPORTS,
      seed: SMALL_SEED,
      firstDay: FIRST_DAY,
      dayCount: 180,
      scale: 0.2,
    });
    timetable = packTimetable(world, flights);
  }
  return timetable;
}

export function smallDesk(): DeskInput {
  const tt = smallTimetable();
  return {
    timetable: tt,
    model: houseFareModel(tt, HOUSE_CARRIERS, SMALL_SEED),
    names: tt.airports.code.map((code) => ({ code, name: `${code} Airport`, cityName: code })),
    seed: SMALL_SEED,
    supplier: 'house',
  };
}

/** Two adults and a child in economy, out on 3 March 2027 and back a fortnight later when `ret`. */
export function tripQuery(from: string, to: string, ret = true): ResolvedFlightQuery {
  const slices = [{ from, to, date: '2027-03-03' }, ...(ret ? [{ from: to, to: from, date: '2027-03-17' }] : [])];
  return {
    slices,
    airports: slices.map((slice) => ({ from: [slice.from], to: [slice.to] })),
    passengers: { adults: 2, children: [7], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: 1, checked: 0 },
    currency: 'EUR',
    best: bestTerms('EUR', 3, smallDesk().model.rates),
  };
}

export const SALE = Date.UTC(2027, 0, 10, 9);
