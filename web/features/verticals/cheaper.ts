import type { QuoteItem } from '#contract/booking';
import type { Api } from '#contract/core';
import type { CheaperFare } from './flights/cheaper-fare.ts';

/** Another choice that has the same extras for less, by the vertical that says so. */
export type Cheaper = CheaperFare;

/** Of things that are bought, those that another choice has with the same extras for less. Few pay for extras. */
export async function cheaperOf(api: Api, items: readonly QuoteItem[]): Promise<readonly Cheaper[]> {
  if (items.every(({ product }) => product.vertical !== 'flights')) return [];
  const { cheaperFare } = await import('./flights/cheaper-fare.ts');
  const found = await Promise.all(items.map((item) => cheaperFare(api, item)));
  return found.filter((one) => one !== undefined);
}
