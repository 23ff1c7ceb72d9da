/** Who acts. Every verb judges this; there is no other source of authority. */
export type Actor =
  | { readonly kind: 'anonymous'; readonly sessionId: string | null }
  | { readonly kind: 'traveler'; readonly sessionId: string; readonly accountId: string }
  | { readonly kind: 'arranger'; readonly sessionId: string; readonly accountId: string; readonly companyId: string }
  | { readonly kind: 'helpdesk'; readonly sessionId: string; readonly accountId: string }
  | { readonly kind: 'admin'; readonly sessionId: string; readonly accountId: string; readonly companyId: string }
  | { readonly kind: 'job'; readonly job: string }
  | { readonly kind: 'supplier'; readonly supplier: string };

const KINDS: Readonly<Record<Actor['kind'], true>> = {
  anonymous: true,
  traveler: true,
  arranger: true,
  helpdesk: true,
  admin: true,
  job: true,
  supplier: true,
};
export const actorKinds = Object.keys(KINDS) as readonly Actor['kind'][];

export function sessionOf(actor: Actor): string | null {
  return 'sessionId' in actor ? actor.sessionId : null;
}
