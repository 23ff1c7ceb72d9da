import { z } from '#zod';
import { flightDetailSchema, flightResultsSchema } from './flights/results.ts';
import { stayDetailSchema, stayResultsSchema } from './stays/results.ts';

/** By what was searched for. */
export const searchResultsSchema = z.discriminatedUnion('vertical', [flightResultsSchema, stayResultsSchema]);
export type SearchResults = z.infer<typeof searchResultsSchema>;

/** The answer to a search of this kind; throws when it looked for something else. */
export function resultsOf<V extends SearchResults['vertical']>(
  vertical: V,
  answer: SearchResults,
): Extract<SearchResults, { vertical: V }> {
  if (isOf(vertical, answer)) return answer;
  throw new TypeError(`A search for ${answer.vertical} was read as one for ${vertical}`);
}

function isOf<A extends { readonly vertical: string }, V extends string>(
  vertical: V,
  answer: A,
): answer is Extract<A, { vertical: V }> {
  return answer.vertical === vertical;
}

export const searchDetailSchema = z.discriminatedUnion('vertical', [flightDetailSchema, stayDetailSchema]);
export type SearchDetail = z.infer<typeof searchDetailSchema>;

export function detailOf<V extends SearchDetail['vertical']>(
  vertical: V,
  answer: SearchDetail,
): Extract<SearchDetail, { vertical: V }> {
  if (isOf(vertical, answer)) return answer;
  throw new TypeError(`An offer of ${answer.vertical} was read as one of ${vertical}`);
}
