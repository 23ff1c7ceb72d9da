import type { Chrome, SignInFact } from '../../web/facts.ts';

/** Pages of the identity module where an account is entered and opened. */
export interface IdentityPages {
  readonly signIn: string;
  readonly signUp: string;
}

interface SignInReader {
  /** Null where no module knows anybody. */
  readonly pages: IdentityPages | null;
  readonly presentation: Chrome['presentation'];
  /** Who is signed in needs no sign-in. */
  readonly known: boolean;
}

const NOT_ALLOWED: SignInFact = { allowed: false, links: [] };

/** Whether the header and the menu offer sign-in and sign-up, [1-01b]. Inside a partner's site accounts are the partner's. */
export function signInOf({ pages, presentation, known }: SignInReader): SignInFact {
  if (!pages || known || presentation !== 'site') return NOT_ALLOWED;
  return {
    allowed: true,
    links: [
      { to: 'sign-in', url: pages.signIn },
      { to: 'sign-up', url: pages.signUp },
    ],
  };
}
