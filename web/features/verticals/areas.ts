/** Catalogs of words that only pages of verticals carry; what each is made of stands in `catalogs.ts`. */
export const VERTICAL_AREAS = ['search', 'staysearch', 'stays', 'nights', 'compare', 'results', 'days'] as const;
