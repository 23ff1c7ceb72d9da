export {
  accountIdOf,
  actorWords,
  principalOf,
  companyOf,
  contractsOf,
  isStaff,
  owns,
  rowsOf,
  rowsOfOwner,
  sessionOf,
  wordOf,
} from './actor.ts';
export type { Actor, ActorWord, Membership, Owner } from './actor.ts';
export { asOwner, ownerOf } from './context.ts';
export type { Ctx, TxCtx } from './context.ts';
export { Conflict, DomainError, Gone, InvalidInput, NotFound, Refused } from './errors.ts';
export type { DomainProblem } from './errors.ts';
export {
  accountOf,
  anybody,
  inSession,
  member,
  onOwnRows,
  operator,
  permission,
  policyOf,
  sameCompany,
  signedIn,
  theSite,
  visitor,
} from './policies.ts';
export type { Policy } from './policies.ts';
export { toProblems, verb, writeVerb } from './verb.ts';
export type { Verb } from './verb.ts';
