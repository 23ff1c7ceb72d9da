import { search } from '#contract/search';
export const leak = search;
