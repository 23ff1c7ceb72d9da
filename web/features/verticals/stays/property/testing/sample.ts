import type { StayDetail, StayResults } from '#contract/search';
import amsterdam from './amsterdam.json';
import paris from './paris.json';

interface Sample {
  readonly results: StayResults;
  readonly detail: StayDetail;
}

/** Answers of the server as it gave them. Two rooms in Amsterdam, of whose two types one is left each, shown in dollars. */
export const AMSTERDAM = amsterdam as unknown as Sample;
/** A room in Paris with three plans, shown in the money of the house. */
export const PARIS = paris as unknown as Sample;

export const AMSTERDAM_PATH = '/property/AMS/2027-03-10/2027-03-13/2adults/1adult-6?offer=house.h-2759794-71';
export const PARIS_PATH = '/property/PAR/2027-03-10/2027-03-13/2adults?offer=house.h-3003737-0';
