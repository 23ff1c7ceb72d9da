import {
  anybody,
  isStaff,
  NotFound,
  owns,
  rowsOf,
  rowsOfOwner,
  type Actor,
  type Ctx,
  type Owner,
  type Policy,
} from '#domain/kernel';
import type { RowsOf } from '#platform/core';
import type { BookingDeps, Signer } from './deps.ts';
import { linkEnded, purged } from './errors.ts';
import { orderOfPart, ownerOfOrder } from './owners.ts';
import { findOrderRow, type Reader, tables } from './store.ts';
import type { OrderRow } from './tables.ts';

const dayMs = 86_400_000;
/** Days after the end of the journey for which the link of a mail opens its booking. */
const linkDays = 60;

type Linked = Pick<OrderRow, 'id' | 'links'>;

/** Opens one order without its session until a day ends: `{last day}-{how often links were revoked before}.{signature}`. */
export function orderToken(signer: Signer, { id, links }: Linked, until: Date): string {
  const said = `${Math.floor(until.getTime() / dayMs).toString(36)}-${links.toString(36)}`;
  return `${said}.${signer.sign(`order:${id}:${said}`)}`;
}

/** For a mail: it opens the booking until some time after the journey. */
export async function linkToken(deps: { readonly signer: Signer }, db: Reader, id: string): Promise<string> {
  const order = await findOrderRow(db, id);
  if (!order) throw new NotFound('order');
  return orderToken(deps.signer, order, await linksEnd(db, id));
}

/** When the last thing of an order is over, and the days after. */
async function linksEnd(db: Reader, orderId: string): Promise<Date> {
  const { over } = await tables(db)
    .selectFrom('order_item')
    .select(({ fn }) => fn.max('ends_at').as('over'))
    .where('order_id', '=', orderId)
    .where('state', '<>', 'dropped')
    .executeTakeFirstOrThrow();
  return new Date(over.getTime() + linkDays * dayMs);
}

type Opening = 'opens' | 'expired' | 'revoked' | 'none';

/** Whether a token opens its order. */
function judgeToken(signer: Signer, order: Linked, token: string, now: Date): Opening {
  const [said = '', signature = ''] = token.split('.');
  if (!signer.verify(`order:${order.id}:${said}`, signature)) return 'none';
  const [lastDay = '', links = ''] = said.split('-');
  if (Number.parseInt(links, 36) !== order.links) return 'revoked';
  const until = (Number.parseInt(lastDay, 36) + 1) * dayMs;
  return until >= now.getTime() ? 'opens' : 'expired';
}

interface Asked {
  readonly id: string;
  readonly token?: string | undefined;
}

interface Opened extends Asked {
  /** Said to be missing where it may not be opened. */
  readonly what?: string;
}

type Signs = Pick<BookingDeps, 'signer'>;

/** An order's session, its account, the staff, and whoever holds a link to it. */
export function ownOrder(deps: Signs): Policy<Asked> {
  return {
    ...anybody,
    name: 'ownOrder',
    judge: ({ ctx, db, input }) => openOrder(db, ctx, deps, input),
  };
}

/** The same of the order of a quote for its cancellation. */
export function ownCancelQuote(deps: Signs): Policy<Asked> {
  return {
    ...anybody,
    name: 'ownCancelQuote',
    async judge({ ctx, db, input: { id, token } }) {
      const found = await orderOfPart(db, id);
      if (!found) throw new NotFound('cancel quote');
      return openOrder(db, ctx, deps, { id: found.order_id, token, what: 'cancel quote' });
    },
  };
}

/** Without a token: the helpdesk, the company, the account or the session that made it. */
export function isTheirs(order: Owner, actor: Actor): boolean {
  return isOfTheSite(actor) || owns(actor, order);
}

const isOfTheSite = (actor: Actor): boolean => 'job' in actor || isStaff(actor);

/**
 * Answers whose rows it is read among: their own, or those of its owner once the site's own or a link let them in. Throws for whoever may
 * not open an order, who learns no more than for an order that never was. Whoever holds a link that we made is told why it opens nothing
 * any more.
 */
async function openOrder(db: Reader, ctx: Ctx, deps: Signs, { id, token, what = 'order' }: Opened): Promise<RowsOf> {
  const { actor, clock } = ctx;
  const own = isOfTheSite(actor) ? undefined : await findOrderRow(db, id);
  if (own && owns(actor, own)) {
    if (own.purged_at) throw purged();
    return rowsOf(actor);
  }
  const order = isOfTheSite(actor) || token !== undefined ? await ownerOfOrder(db, id) : undefined;
  if (!order) throw new NotFound(what);
  if (!isOfTheSite(actor)) {
    const opening = judgeToken(deps.signer, { id, links: order.links }, token ?? '', clock.now());
    if (opening === 'none') throw new NotFound(what);
    if (opening !== 'opens') throw linkEnded(opening);
  }
  if (order.purged_at) throw purged();
  return rowsOfOwner(order);
}
