import { type Ctx, Refused, sessionOf } from '#domain/kernel';

export const owns = (actor: Ctx['actor']): boolean => actor.kind === 'traveler' || actor.kind === 'helpdesk';

export function ownAccount({ actor }: Pick<Ctx, 'actor'>): string {
  if (actor.kind !== 'traveler' && actor.kind !== 'helpdesk') throw new Refused(`${actor.kind} has no account`);
  return actor.accountId;
}

export function ownSession({ actor }: Pick<Ctx, 'actor'>): string {
  const id = sessionOf(actor);
  if (id === null) throw new Refused('No session');
  return id;
}
