import { z } from '#zod';
import { flightDetailSchema, flightResultsSchema } from './flights/results.ts';

/** By what was searched for. */
export const searchResultsSchema = z.discriminatedUnion('vertical', [flightResultsSchema]);
export type SearchResults = z.infer<typeof searchResultsSchema>;

export const searchDetailSchema = z.discriminatedUnion('vertical', [flightDetailSchema]);
export type SearchDetail = z.infer<typeof searchDetailSchema>;
