import { create } from './flights/create.ts';
import { stays } from './stays/create.ts';

/** The calls that begin a search, one of each vertical: what holds for one holds for all. */
export const searchStarts = [create, stays] as const;

/** Address of results, for examples of what calls are sent. */
export const EXAMPLE_SEARCH = '/flights/LHR-SIN/2027-03-03/1adults';
