import { type Actor, Refused } from '#domain/kernel';

/** Everybody who is signed in has travellers of their own, whatever else they may do. */
export function hasAccount(actor: Actor): boolean {
  return 'accountId' in actor;
}

export function accountOf(actor: Actor): string {
  if (!('accountId' in actor)) throw new Refused(`${actor.kind} has no account`);
  return actor.accountId;
}
