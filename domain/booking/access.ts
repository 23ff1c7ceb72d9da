import { NotFound, sessionOf, type Actor, type Ctx } from '#domain/kernel';
import type { Signer } from './deps.ts';
import { purged } from './errors.ts';
import { findOrderRow, type Reader } from './store.ts';
import type { OrderRow } from './tables.ts';

/** Days for which a link in a mail opens the booking after it was made. */
const linkDays = 400;

/** Opens one order without its session: `{last day, base 36}.{signature}`. */
export function orderToken(signer: Signer, orderId: string, now: Date): string {
  const lastDay = (Math.floor(now.getTime() / 86_400_000) + linkDays).toString(36);
  return `${lastDay}.${signer.sign(`order:${orderId}:${lastDay}`)}`;
}

export function tokenOpens(signer: Signer, orderId: string, token: string, now: Date): boolean {
  const [lastDay = '', signature = ''] = token.split('.');
  const until = Number.parseInt(lastDay, 36);
  return until * 86_400_000 >= now.getTime() - 86_400_000 && signer.verify(`order:${orderId}:${lastDay}`, signature);
}

interface Asked {
  readonly id: string;
  readonly token?: string | undefined;
}

export function mayOpen(order: OrderRow, actor: Actor, signer: Signer, { token }: Asked, now: Date): boolean {
  if (actor.kind === 'job' || actor.kind === 'helpdesk') return true;
  const session = sessionOf(actor);
  // What was bought while signed in belongs to the account: who uses the browser next does not find it.
  if (session !== null && session === order.session_id && order.account_id === null) return true;
  if ('accountId' in actor && actor.accountId === order.account_id) return true;
  return token !== undefined && tokenOpens(signer, order.id, token, now);
}

/** The order, if this actor may open it; whoever may not learns no more than for an order that never was. */
export async function openOrder(db: Reader, ctx: Ctx, signer: Signer, asked: Asked): Promise<OrderRow> {
  const order = await findOrderRow(db, asked.id);
  if (!order || !mayOpen(order, ctx.actor, signer, asked, ctx.clock.now())) throw new NotFound('order');
  if (order.purged_at) throw purged();
  return order;
}
