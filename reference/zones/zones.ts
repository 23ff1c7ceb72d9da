import tzLookup from '@photostructure/tz-lookup';
import { UNOFFICIAL } from './official.ts';

/** ICU still answers with these old spellings. */
const RENAMED = new Map([
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Coral_Harbour', 'America/Atikokan'],
]);

export function currentZoneName(zone: string): string {
  return RENAMED.get(zone) ?? zone;
}

/** Intl Locale Info, in the runtime but not yet in TypeScript's library. */
interface LocaleWithZones {
  getTimeZones?(): readonly string[] | undefined;
}

const onlyZones = new Map<string, string | null>();

const OFFICIAL = new Map(UNOFFICIAL.map(({ drawn, official }) => [drawn, official]));

/**
 * IANA zone of a point (degrees, WGS 84) in a country (ISO 3166-1 alpha-2). The lookup's raster is coarse at
 * borders and coasts, so a country with a single zone overrules it; a zone that is not official gives way to the one that is.
 */
export function zoneAt(lat: number, lon: number, countryCode: string): string {
  const drawn = onlyZoneOf(countryCode) ?? drawnZoneAt(lat, lon);
  return OFFICIAL.get(drawn) ?? drawn;
}

/** As the boundary data has it, nothing corrected. */
export function drawnZoneAt(lat: number, lon: number): string {
  return currentZoneName(tzLookup(lat, lon));
}

function onlyZoneOf(countryCode: string): string | null {
  let zone = onlyZones.get(countryCode);
  if (zone === undefined) {
    const zones = /^[A-Z]{2}$/.test(countryCode) ? zonesOf(countryCode) : [];
    zone = zones.length === 1 && zones[0] ? currentZoneName(zones[0]) : null;
    onlyZones.set(countryCode, zone);
  }
  return zone;
}

function zonesOf(countryCode: string): readonly string[] {
  const locale = new Intl.Locale(`und-${countryCode}`) as Intl.Locale & LocaleWithZones;
  return locale.getTimeZones?.() ?? [];
}
