/** Catalogs of words that only pages of verticals carry; what each is made of stands in `catalogs.ts`. */
export const VERTICAL_AREAS = [
  'search',
  'staysearch',
  'stays',
  'staylist',
  'property',
  'house',
  'nights',
  'compare',
  'results',
  'fares',
  'nothing',
  'ranked',
  'days',
  'byflight',
] as const;

/** Which ones a page needs beside the shell's, by the beginning of its folder; the first match wins. */
export const VERTICAL_PREFIXES = [
  ['flight-search', ['fields', 'search', 'words']],
  ['stay-search', ['fields', 'staysearch']],
  ['stay-results', ['stays', 'staylist', 'listing']],
  ['stay-compare', ['stays', 'compare']],
  ['stay-nights', ['stays', 'nights']],
  ['stay-property', ['stays', 'property']],
  ['flight-fares', ['results', 'fares', 'listing', 'words']],
  ['flight-', ['results', 'listing', 'words']],
] as const;
