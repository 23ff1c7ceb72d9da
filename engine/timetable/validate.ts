import { requireThat } from './errors.ts';
import type { World } from './input.ts';
import type { FlightRows } from './rows.ts';

/** Throws TimetableError on the first airport, carrier, config or interline row that breaks the column format. */
export function validateWorld(world: World): void {
  const whole = (value: number, low: number, high: number): boolean =>
    Number.isInteger(value) && value >= low && value <= high;
  requireThat(Number.isInteger(world.firstDay), () => `firstDay is ${world.firstDay}`);
  requireThat(whole(world.dayCount, 1, 32_000), () => `dayCount is ${world.dayCount}, wanted 1 to 32000`);
  requireThat(world.airports.length <= 65_535, () => `${world.airports.length} airports, at most 65535`);
  const codes = new Set<string>();
  world.airports.forEach(({ code, lat, lon, country, size, terminals }, row) => {
    const where = `airport ${row} (${code})`;
    requireThat(code !== '' && !codes.has(code), () => `${where}: code is empty or used twice`);
    codes.add(code);
    requireThat(Math.abs(lat) <= 90 && Math.abs(lon) <= 180, () => `${where}: position ${lat}, ${lon}`);
    requireThat(/^[A-Z]{2}$/.test(country), () => `${where}: country is ${country}`);
    requireThat(whole(size, 0, 2), () => `${where}: size is ${size}`);
    requireThat(whole(terminals, 1, 255), () => `${where}: terminals is ${terminals}`);
  });
  requireThat(world.carriers.length <= 1024, () => `${world.carriers.length} carriers, at most 1024`);
  const carrierCodes = new Set(world.carriers.map((carrier) => carrier.code));
  requireThat(carrierCodes.size === world.carriers.length, () => 'a carrier code is used twice');
  const alliances = new Set(world.carriers.map((carrier) => carrier.alliance));
  requireThat(alliances.size <= 127, () => `${alliances.size} alliances, at most 126`);
  for (const [a, b] of world.interline) {
    const known = world.carriers[a]?.connects === true && world.carriers[b]?.connects === true;
    requireThat(known, () => `interline ${a}, ${b}: both must be carriers that connect`);
  }
  requireThat(world.configs.length <= 256, () => `${world.configs.length} configs, at most 256`);
  world.configs.forEach(({ aircraft, seats }, row) => {
    const fits = seats.length === 4 && seats.every((seat) => whole(seat, 0, 1000)) && seats.some((seat) => seat > 0);
    requireThat(fits, () => `config ${row} (${aircraft}): seats are ${seats.join(', ')}`);
  });
}

/** Throws TimetableError on the first flight whose references, times, season, terminals or codeshares are impossible. */
export function validateFlights(world: World, rows: FlightRows): void {
  for (let row = 0; row < rows.count; row++) {
    const problem = flightProblem(world, rows, row);
    requireThat(problem === undefined, () => `flight ${row}: ${problem}`);
  }
  for (let i = 0; i < rows.codeshares.length; i += 3) {
    const row = rows.codeshares[i]!;
    const carrier = rows.codeshares[i + 1]!;
    const number = rows.codeshares[i + 2]!;
    const known = row < rows.count && world.carriers[carrier] !== undefined && carrier !== rows.carrier[row];
    requireThat(known, () => `flight ${row}: codeshare carrier ${carrier} is unknown or operates it`);
    requireThat(number >= 1 && number <= 9999, () => `flight ${row}: codeshare number ${number}`);
  }
}

function flightProblem(world: World, rows: FlightRows, row: number): string | undefined {
  const from = world.airports[rows.from[row]!];
  const to = world.airports[rows.to[row]!];
  if (from === undefined || to === undefined || from === to) return 'its airports are unknown or the same';
  if (rows.carrier[row]! >= world.carriers.length) return `carrier ${rows.carrier[row]} is unknown`;
  if (rows.config[row]! >= world.configs.length) return `config ${rows.config[row]} is unknown`;
  if (rows.departure[row]! >= 1440) return `departure minute ${rows.departure[row]}`;
  if (rows.blockMinutes[row]! < 1 || rows.blockMinutes[row]! > 1440)
    return `block of ${rows.blockMinutes[row]} minutes`;
  if (rows.weekdays[row]! < 1 || rows.weekdays[row]! > 127) return `weekdays ${rows.weekdays[row]}`;
  if (rows.firstDay[row]! > rows.lastDay[row]! || rows.lastDay[row]! >= world.dayCount) {
    return `season ${rows.firstDay[row]}-${rows.lastDay[row]} of ${world.dayCount} days`;
  }
  if (rows.number[row]! < 1 || rows.number[row]! > 9999) return `number ${rows.number[row]}`;
  if (rows.fromTerminal[row]! > from.terminals)
    return `departure terminal ${rows.fromTerminal[row]} of ${from.terminals}`;
  if (rows.toTerminal[row]! > to.terminals) return `arrival terminal ${rows.toTerminal[row]} of ${to.terminals}`;
  return undefined;
}
