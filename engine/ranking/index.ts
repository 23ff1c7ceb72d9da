export { airportChanges, BEST_CURRENCY, bestTerms, NO_TERMS, penaltyOf, scoreOf } from './best.ts';
export type { BestFacts, BestTerms, SliceFacts } from './best.ts';
export { medianOf, pointsOf, recommendedTerms } from './recommended.ts';
export type { RecommendedTerms, StayFacts } from './recommended.ts';
