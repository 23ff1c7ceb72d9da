import { bagTermsOf, type Fare } from '#contract/search';
import type { ProductFare } from './product.ts';

/** What stays of a fare once it is chosen: what is bought of bags and seats stands with the extras. */
export function productFare(fare: Omit<Fare, 'id'>): ProductFare {
  const { audience, family, familyName, bookingClasses, bags, seat, conditions, milesPercent } = fare;
  return {
    ...(audience && { audience }),
    family,
    familyName,
    bookingClasses,
    bags: bags.map(bagTermsOf),
    seat,
    conditions,
    milesPercent,
  };
}
