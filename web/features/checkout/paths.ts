/** The first page of checkout, before there is an order. */
export function quotePath(quoteId: string): string {
  return `/checkout/${quoteId}`;
}

/** After the address of a quote that was ordered: where the buyer left off. */
export const FROM_CART = '?from=cart';

/** Pages of checkout, once there is an order. */
export function travellersPath(orderId: string): string {
  return `/checkout/order/${orderId}/travellers`;
}

export function extrasPath(orderId: string): string {
  return `/checkout/order/${orderId}/extras`;
}

export function reviewPath(orderId: string): string {
  return `/checkout/order/${orderId}/review`;
}

/** Why something is not held: the code, the place of what it is about, of several, and the total that was shown before. */
export interface Why {
  readonly why: string;
  readonly item?: number | undefined;
  readonly from?: number | undefined;
}

/** The review of what the step before could not hold. */
export function refusedPath(orderId: string, { why, item, from }: Why): string {
  const about = item === undefined ? '' : `&item=${item}`;
  return `${reviewPath(orderId)}${whyOf(why)}${about}${from === undefined ? '' : `&from=${from}`}`;
}

/** `why`: the code of the refusal that ended the order. */
export function statusPath(orderId: string, why?: string): string {
  return `/checkout/order/${orderId}/status${whyOf(why)}`;
}

function whyOf(why: string | undefined): string {
  return why ? `?why=${encodeURIComponent(why)}` : '';
}

/** Id of the form of travellers, for buttons that stand outside of it. */
export const TRAVELLERS_FORM = 'travellers';
