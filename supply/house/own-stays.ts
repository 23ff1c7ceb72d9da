import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where an operator's properties are kept. Points of OpenStreetMap are under ODbL and stay in a file of their own. */
export function ownStaysFiles(dataDir: string): { readonly properties: string; readonly points: string } {
  const folder = join(dataDir, 'stays');
  return { properties: join(folder, 'own.json'), points: join(folder, 'osm.json') };
}

/** Whether points of OpenStreetMap are among what is sold: then readers are told its licence. */
export function sellsMapPoints(dataDir: string): boolean {
  return existsSync(ownStaysFiles(dataDir).points);
}
