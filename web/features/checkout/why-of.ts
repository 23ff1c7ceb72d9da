import type { Order } from '#contract/booking';
import { endCode } from './end-codes.ts';
import type { HoldRefused } from './hold.ts';

/** Why nothing is held, as the step before left it in the address of the review. */
export function whyOf(asked: URLSearchParams, { price: { total: to } }: Order): HoldRefused | undefined {
  const [reason, item, before] = [asked.get('why'), asked.get('item'), asked.get('from')];
  if (!reason) return undefined;
  const about = { status: 200, problems: [], ...(item && /^\d$/.test(item) && { item: Number(item) }) };
  const ended = endCode(reason);
  if (ended) return { ...about, ended };
  const from = before && /^\d{1,12}$/.test(before) ? { ...to, amountMinor: Number(before) } : undefined;
  if (reason !== 'PRICE_CHANGED') return { ...about, reason };
  return from && from.amountMinor < to.amountMinor ? { ...about, changed: { from, to } } : undefined;
}
