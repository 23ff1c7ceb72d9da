import { zoneColumns, type ZoneColumns } from '#engine/zones';
import type { World } from './input.ts';
import { shared } from '#engine/snapshot';
import type { AirportColumns, CarrierColumns, ConfigColumns } from './types.ts';

/** Airport columns and the columns of every zone that an airport names; zones and countries in order of first use. */
export function worldZones(world: World): { readonly airports: AirportColumns; readonly zones: ZoneColumns } {
  const list = world.airports;
  const countryCode = [...new Set(list.map((airport) => airport.country))];
  const zoneName = [...new Set(list.map((airport) => airport.zone))];
  const countryRow = new Map(countryCode.map((code, row) => [code, row]));
  const zoneRow = new Map(zoneName.map((name, row) => [name, row]));
  const airports = {
    count: list.length,
    code: list.map((airport) => airport.code),
    lat: shared(Float32Array, list.length),
    lon: shared(Float32Array, list.length),
    country: shared(Uint16Array, list.length),
    countryCode,
    zone: shared(Uint16Array, list.length),
    size: shared(Uint8Array, list.length),
    terminals: shared(Uint8Array, list.length),
  };
  list.forEach((airport, row) => {
    airports.lat[row] = airport.lat;
    airports.lon[row] = airport.lon;
    airports.country[row] = countryRow.get(airport.country)!;
    airports.zone[row] = zoneRow.get(airport.zone)!;
    airports.size[row] = airport.size;
    airports.terminals[row] = airport.terminals;
  });
  return { airports, zones: zoneColumns(zoneName, world.firstDay, world.dayCount) };
}

/** Carrier columns; the interline matrix is symmetric, with the diagonal set for carriers that connect. */
export function carrierColumns(world: World): CarrierColumns {
  const list = world.carriers;
  const count = list.length;
  const allianceName = [...new Set(list.flatMap((carrier) => carrier.alliance ?? []))];
  const alliance = shared(Int8Array, count);
  const connects = shared(Uint8Array, count);
  const interline = shared(Uint32Array, Math.ceil((count * count) / 32));
  const combine = (a: number, b: number): void => {
    const bit = a * count + b;
    interline[bit >>> 5]! |= 1 << (bit & 31);
  };
  list.forEach((carrier, row) => {
    alliance[row] = carrier.alliance === undefined ? -1 : allianceName.indexOf(carrier.alliance);
    connects[row] = carrier.connects ? 1 : 0;
    if (carrier.connects) combine(row, row);
  });
  for (const [a, b] of world.interline) {
    combine(a, b);
    combine(b, a);
  }
  const text = { code: list.map((carrier) => carrier.code), name: list.map((carrier) => carrier.name) };
  return { count, ...text, alliance, allianceName, connects, interline };
}

export function configColumns(world: World): ConfigColumns {
  const seats = shared(Uint16Array, world.configs.length * 4);
  world.configs.forEach((config, row) => seats.set(config.seats, row * 4));
  return {
    count: world.configs.length,
    aircraft: world.configs.map((config) => config.aircraft),
    aircraftName: world.configs.map((config) => config.aircraftName),
    seats,
  };
}
