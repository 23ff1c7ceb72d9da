import type { AuthState } from '#contract/identity';
import type { AccountLinkFact, AccountMenuFact } from '../../../facts.ts';
import { mayUse } from './access.ts';

type Knows = Pick<AuthState, 'businessState' | 'guidebookEnabled' | 'permissions' | 'features'>;

/** The configured links that are for this reader, in the brand's order. As long as nothing is known, what asks for nothing. */
export function accountLinks({ links }: AccountMenuFact, state: Knows | null): readonly AccountLinkFact['name'][] {
  return links.filter((link) => isFor(link, state)).map(({ name }) => name);
}

function isFor({ name, permissions, features }: AccountLinkFact, state: Knows | null): boolean {
  // [6-07b]
  if (name === 'help' || name === 'account') return true;
  if (name === 'guides' && !state?.guidebookEnabled) return false;
  if (name === 'business' && state?.businessState) return false;
  if (!state) return !permissions && !features;
  return mayUse({ ...state, business: state.businessState !== null }, { permissions, features });
}
