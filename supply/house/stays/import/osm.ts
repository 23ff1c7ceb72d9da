import { readRows, type Fault } from './fields.ts';
import type { OsmPoint } from './own.ts';

const COLUMNS = { needed: ['id', 'name', 'latitude', 'longitude'], also: [] } as const;

/** Points of an export as GeoJSON or CSV. Only names and coordinates are taken. */
export function readOsm(file: string, text: string): { readonly points: OsmPoint[]; readonly faults: Fault[] } {
  if (file.endsWith('.geojson')) return readGeoJson(file, text);
  const points: OsmPoint[] = [];
  const faults = readRows(file, text, COLUMNS, (fields) => {
    points.push({
      id: fields.text('id'),
      name: fields.text('name'),
      lat: fields.degrees('latitude', 90),
      lon: fields.degrees('longitude', 180),
    });
  });
  return { points, faults };
}

interface Feature {
  readonly id?: unknown;
  readonly properties?: { readonly name?: unknown; readonly '@id'?: unknown } | null;
  readonly geometry?: { readonly type?: unknown; readonly coordinates?: unknown } | null;
}

function readGeoJson(file: string, text: string): { readonly points: OsmPoint[]; readonly faults: Fault[] } {
  const features = featuresOf(text);
  if (!features)
    return {
      points: [],
      faults: [{ file, line: 1, field: 'features', reason: 'is no GeoJSON with a list of features' }],
    };
  const points: OsmPoint[] = [];
  const faults: Fault[] = [];
  features.forEach((feature, at) => {
    const id = feature.properties?.['@id'] ?? feature.id;
    const name = feature.properties?.name;
    const [lon, lat] = coordinatesOf(feature);
    // A file of points may be one line long: features are counted instead.
    const skip = (field: string, reason: string) => faults.push({ file, line: at + 1, field, reason });
    if (typeof id !== 'string' || id === '') skip('id', 'is missing');
    else if (typeof name !== 'string' || name === '') skip('name', 'is missing');
    else if (lat === undefined || lon === undefined || !(Math.abs(lat) <= 90 && Math.abs(lon) <= 180))
      skip('geometry', 'is no point in degrees');
    else points.push({ id, name, lat, lon });
  });
  return { points, faults };
}

function featuresOf(text: string): readonly Feature[] | undefined {
  try {
    const { features } = JSON.parse(text) as { features?: unknown };
    return Array.isArray(features) ? (features as Feature[]) : undefined;
  } catch {
    return undefined;
  }
}

function coordinatesOf({ geometry }: Feature): readonly number[] {
  const { type, coordinates } = geometry ?? {};
  if (type !== 'Point' || !Array.isArray(coordinates)) return [];
  return coordinates.every((value) => typeof value === 'number') ? coordinates : [];
}
