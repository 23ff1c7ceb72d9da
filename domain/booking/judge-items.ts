import { companyOf, type Actor, type Ctx } from '#domain/kernel';
import { isRefused, OfferNotAllowed, type OfferFacts, type Verdict } from '#domain/search';
import type { BookingDeps } from './deps.ts';
import { priceOf, verticalOf } from './snapshot.ts';
import type { Whole } from './store.ts';
import type { StoredItem } from './stored-quote.ts';

/** What is said of an item, and of which total. */
export interface Judged {
  readonly totalMinor: number;
  readonly verdict: Verdict;
}

/** Of an item at what it comes to with its extras. */
export async function judgeItem(
  deps: Pick<BookingDeps, 'judge' | 'verticals'>,
  ctx: Parameters<BookingDeps['judge']>[1],
  { snapshot, extras }: StoredItem,
): Promise<Judged> {
  const { total } = priceOf(deps, snapshot, extras).price;
  const { vertical } = snapshot.product;
  const sellers = verticalOf(deps, snapshot.product).sellers(snapshot.product);
  const facts: OfferFacts = { vertical, totalMinor: total.amountMinor, currency: total.currency, sellers };
  return { totalMinor: total.amountMinor, verdict: await deps.judge(facts, ctx) };
}

/**
 * All that is still in an order, as it is now. Outside of a transaction: rules may be read from elsewhere. Throws `OfferNotAllowed` for what
 * may not be bought for whose the order is, whatever was said when it was quoted.
 */
export async function judgeOrder(
  deps: BookingDeps,
  ctx: Ctx,
  { order, parts }: Whole,
): Promise<ReadonlyMap<string, Judged>> {
  const reader = { ...ctx, actor: underRulesOf(ctx.actor, order.company_id) };
  const judged = new Map<string, Judged>();
  for (const [item, { item: row, snapshot }] of parts.entries()) {
    const said = await judgeItem(deps, reader, { snapshot, extras: row.extras });
    const { reasons } = said.verdict;
    if (isRefused(said.verdict))
      throw new OfferNotAllowed('items', { vertical: snapshot.product.vertical, reasons, item });
    judged.set(row.id, said);
  }
  return judged;
}

/** Whoever follows a link to an order of a company is held to the rules of that company; for one that is personal there are none. */
function underRulesOf(actor: Actor, companyId: string | null): Actor {
  if (companyOf(actor) === companyId) return actor;
  if (companyId !== null)
    return { sessionId: null, membership: { companyId, roles: [], permissions: [] }, forCompany: true };
  if (!('sessionId' in actor)) return actor;
  const { forCompany: _company, ...themselves } = actor;
  return themselves;
}
