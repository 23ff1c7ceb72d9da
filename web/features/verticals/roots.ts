import { VERTICAL_PAGES } from './pages.ts';

/** First segments of the addresses of each vertical's pages. */
export const VERTICAL_ROOTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(VERTICAL_PAGES).map(([name, pages]) => [name, pages.map(({ path }) => path.split('/')[1] ?? '')]),
);
