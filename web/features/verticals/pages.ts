import type { PageSpec } from '../../page.ts';

/** The pages of each vertical, by the name that brands and searches call it; the first one is its search form. */
export const VERTICAL_PAGES: Readonly<Record<string, readonly PageSpec[]>> = {
  flights: [
    { folder: 'flight-search', path: '/flights', pageId: 'search' },
    { folder: 'flight-results', path: '/flights/*', pageId: 'results', shell: 'list' },
    { folder: 'flight-fares', path: '/fares/*', pageId: 'details', shell: 'checkout' },
  ],
  stays: [
    { folder: 'stay-search', path: '/stays', pageId: 'search' },
    { folder: 'stay-results', path: '/stays/*', pageId: 'results' },
    { folder: 'stay-property', path: '/property/*', pageId: 'details' },
    { folder: 'stay-compare', path: '/compare/*', pageId: 'details' },
    { folder: 'stay-nights', path: '/nights/*', pageId: 'details' },
  ],
};
