import type { Area } from '../../areas.ts';
import type { PageSpec } from '../../page.ts';

interface VerticalPage extends PageSpec {
  /** Catalogs that it needs beside the shell's. */
  readonly areas: readonly Area[];
}

/** The pages of each vertical, by the name that brands and searches call it; the first one is its search form. */
export const VERTICAL_PAGES: Readonly<Record<string, readonly VerticalPage[]>> = {
  flights: [
    { folder: 'flight-search', path: '/flights', pageId: 'search', areas: ['fields', 'search', 'words'] },
    { folder: 'flight-results', path: '/flights/*', pageId: 'results', areas: ['results', 'listing', 'words'] },
    { folder: 'flight-fares', path: '/fares/*', pageId: 'details', areas: ['results', 'listing', 'words'] },
  ],
  stays: [
    { folder: 'stay-search', path: '/stays', pageId: 'search', areas: ['fields', 'staysearch', 'words'] },
    { folder: 'stay-results', path: '/stays/*', pageId: 'results', areas: ['stays', 'listing', 'words'] },
    { folder: 'stay-property', path: '/property/*', pageId: 'details', areas: ['stays', 'listing', 'words'] },
    { folder: 'stay-compare', path: '/compare/*', pageId: 'details', areas: ['stays', 'listing', 'words', 'compare'] },
    { folder: 'stay-nights', path: '/nights/*', pageId: 'details', areas: ['stays', 'listing', 'words', 'nights'] },
  ],
};

/** First segments of the addresses of a vertical's pages. */
export function rootsOf(vertical: string): readonly string[] {
  return (VERTICAL_PAGES[vertical] ?? []).map(({ path }) => path.split('/')[1] ?? '');
}
