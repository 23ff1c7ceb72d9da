export { loadCities, loadQuarters } from './cities.ts';
export type { CityRow } from './cities.ts';
export { createCityGrid, kilometres } from './grid.ts';
export type { CityGrid } from './grid.ts';
