import type { Permission } from '#contract/core';
import type { RowsOf } from '#platform/core';

/** What an account is in the one company that it belongs to; another company is another account. */
export interface Membership {
  readonly companyId: string;
  /** By name; what they allow stands in `permissions`. */
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
  /** Codes of the contracts under which suppliers sell to the company at prices of its own; left out, none. */
  readonly contracts?: readonly string[];
}

/** A person in a browser. What is left out is not so: no account, no company, nobody else. */
export interface Person {
  readonly sessionId: string | null;
  /** Signed in whole: both factors where two are asked for, with a proved address. */
  readonly accountId?: string;
  /** Works for whoever runs the site. */
  readonly staff?: true;
  readonly membership?: Membership;
  /** Acts for the company of the membership; left out, for themselves. */
  readonly forCompany?: true;
  /** The traveller for whom they act, where it is somebody else. */
  readonly forTraveller?: string;
  /** The account of the staff who act in this one. */
  readonly throughStaff?: string;
}

/** A part of the site that acts by itself. */
export interface SitePart {
  readonly job: string;
  /** Who asked for the work; left out, a timer did. */
  readonly by?: Actor;
}

export interface Supplier {
  readonly supplier: string;
}

/** Who acts, read anew by each request. Every verb judges this; there is no other source of authority. */
export type Actor = Person | SitePart | Supplier;

/** Codes of the contracts of the company for which they act. */
export function contractsOf(actor: Actor): readonly string[] {
  return ('sessionId' in actor && actor.forCompany && actor.membership?.contracts) || [];
}

/** In one word for records and figures: the first that is true, from the left. Nothing is decided by it. */
export type ActorWord = 'job' | 'supplier' | 'helpdesk' | 'member' | 'traveler' | 'anonymous';

const WORDS: Readonly<Record<ActorWord, true>> = {
  job: true,
  supplier: true,
  helpdesk: true,
  member: true,
  traveler: true,
  anonymous: true,
};
export const actorWords = Object.keys(WORDS) as readonly ActorWord[];

export function wordOf(actor: Actor): ActorWord {
  if ('job' in actor) return 'job';
  if ('supplier' in actor) return 'supplier';
  if (actor.staff || actor.throughStaff !== undefined) return 'helpdesk';
  if (companyOf(actor) !== null) return 'member';
  return actor.accountId === undefined ? 'anonymous' : 'traveler';
}

/** Who is behind what is done: of a part of the site whoever asked for the work. */
export function principalOf(actor: Actor): Actor {
  return 'job' in actor ? (actor.by ?? actor) : actor;
}

export function sessionOf(actor: Actor): string | null {
  return 'sessionId' in actor ? actor.sessionId : null;
}

/** The account of a person who signed in; null for everybody else. */
export function accountIdOf(actor: Actor): string | null {
  return ('sessionId' in actor && actor.accountId) || null;
}

export function isStaff(actor: Actor): boolean {
  return 'sessionId' in actor && actor.staff === true;
}

/** The company that somebody acts for; null for whoever acts for themselves. */
export function companyOf(actor: Actor): string | null {
  return 'sessionId' in actor && actor.forCompany ? (actor.membership?.companyId ?? null) : null;
}

/** Whose a stored row is; a column that its table does not have is left out. */
export interface Owner {
  readonly company_id: string | null;
  readonly account_id?: string | null;
  readonly session_id?: string | null;
}

/** The rows of whoever owns a stored one: parts of the site work on it as them. */
export function rowsOfOwner({ company_id: companyId, account_id: accountId, session_id: sessionId }: Owner): RowsOf {
  if (companyId !== null) return { companyId };
  return { ...(accountId && { accountId }), ...(sessionId && { sessionId }) };
}

/** What the role of somebody allows in the company that they act for. */
export function permissionsOf(actor: Actor): readonly Permission[] {
  return companyOf(actor) !== null && 'membership' in actor ? (actor.membership?.permissions ?? []) : [];
}

/** Whether a row is theirs by what they are and act for, as the rules of the tables have it. */
export function owns(actor: Actor, { company_id, account_id, session_id }: Owner): boolean {
  const companyId = companyOf(actor);
  if (companyId !== null || company_id !== null) return companyId === company_id;
  // What was bought while signed in belongs to the account: who uses the browser next does not find it.
  if (account_id) return accountIdOf(actor) === account_id;
  return session_id !== undefined && session_id !== null && sessionOf(actor) === session_id;
}

/** The rows that are theirs: of the company that somebody acts for, else what they have for themselves. Parts of the site have none. */
export function rowsOf(actor: Actor): RowsOf {
  const companyId = companyOf(actor);
  if (companyId !== null) return { companyId };
  const [accountId, sessionId] = [accountIdOf(actor), sessionOf(actor)];
  return { ...(accountId !== null && { accountId }), ...(sessionId !== null && { sessionId }) };
}
