export * as travelers from './calls.ts';
export { chooseTraveler } from './choices.ts';
export type { TravelerChoice } from './choices.ts';
export { callingCodes, splitPhone } from './calling-codes.ts';
export {
  MASK,
  MOST,
  NEEDS,
  newTraveler,
  savedTravelerSchema,
  travelerInputSchema,
  travelerNeedsSchema,
} from './traveler.ts';
export type { Need, SavedDocument, SavedLoyalty, SavedTraveler, TravelerInput } from './traveler.ts';
