import type { ProviderName } from '#contract/identity';
import { type BrowserSession, nameOf, VERIFY_PATH } from '#domain/identity';
import type { AccountFact, Chrome, SignInFact } from '../../web/facts.ts';

/** Pages of the identity module where an account is entered and opened. */
export interface IdentityPages {
  readonly signIn: string;
  readonly signUp: string;
  /** Other sites that are configured. */
  readonly providers?: readonly ProviderName[];
}

interface SignInReader {
  /** Null where no module knows anybody. */
  readonly pages: IdentityPages | null;
  readonly presentation: Chrome['presentation'];
  /** Who is signed in needs no sign-in. */
  readonly known: boolean;
  /** The second step is missing: what is offered leads to it. */
  readonly half?: boolean;
  /** Whoever opened an account here was signed out when its address was proved in another browser. */
  readonly provedElsewhere?: boolean;
}

/** Whether the header and the menu offer sign-in and sign-up, [1-01b]. Inside a partner's site accounts are the partner's. */
export function signInOf({
  pages,
  presentation,
  known,
  half = false,
  provedElsewhere = false,
}: SignInReader): SignInFact {
  if (!pages || presentation !== 'site') return { allowed: false, links: [] };
  const { providers = [] } = pages;
  // Also for who is signed in: another account may be added.
  const ways = providers.length > 0 && { providers };
  if (known) return { allowed: false, links: [], ...ways };
  if (half) return { allowed: true, links: [{ to: 'verify', url: VERIFY_PATH }], ...ways };
  return {
    allowed: true,
    links: [
      { to: 'sign-in', url: pages.signIn },
      { to: 'sign-up', url: pages.signUp },
    ],
    ...ways,
    ...(provedElsewhere && { provedElsewhere }),
  };
}

/** Who is signed in, for the header and the menu; nobody as long as a second factor is missing. */
export function accountOf(session: BrowserSession | null): AccountFact | undefined {
  const account = session?.account;
  if (!account || account.half) return undefined;
  const { email, firstName, lastName, displayName, imageUrl, confirmed, handle, role } = account;
  const names = { first_name: firstName, last_name: lastName, display_name: displayName };
  return {
    name: nameOf(names, email),
    firstName,
    lastName,
    displayName,
    email,
    image: imageUrl,
    confirmed,
    handle,
    ...(role === 'helpdesk' && { operator: true as const }),
  };
}
