import type { DataSource } from './sources.ts';

/** Named where an operator loaded points of it; nothing of it is shipped. */
export const OPENSTREETMAP: DataSource = {
  name: 'OpenStreetMap',
  version: 'as exported by the operator of this site',
  licence: 'ODbL-1.0',
  date: '2026',
  url: 'https://www.openstreetmap.org/copyright',
  use: 'Names and places of some properties of the operator',
  changes: 'Only names and coordinates of points are taken; they are kept apart from other data',
  attribution: '© OpenStreetMap contributors, ODbL 1.0',
};
