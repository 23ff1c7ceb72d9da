import { accountIdOf, DomainError, Refused, type Ctx } from '#domain/kernel';
import { requireFresh } from '../fresh.ts';
import { hasPasskey } from '../passkeys/store.ts';
import type { BrowserSession, SignedIn } from '../store.ts';
import { hasOneTimeCodes } from './store.ts';

/** 401: nobody is signed in. */
class SignInMissing extends DomainError {
  override readonly name = 'SignInMissing';
  constructor() {
    super(401, [{ code: 'SIGN_IN_REQUIRED', description: 'This call needs a signed-in session' }]);
  }
}

/**
 * Who may set up a second factor: somebody who is wholly signed in, freshly; and by half only who must have one and has none
 * yet, since nothing else could ever let them in.
 */
export async function enroller(ctx: Ctx, session: BrowserSession | null): Promise<SignedIn> {
  const account = session?.account;
  if (!account) throw new SignInMissing();
  requireFresh(session, ctx.clock.now());
  if (!account.half) {
    if (accountIdOf(ctx.actor) === null) throw new SignInMissing();
    return account;
  }
  if (!(await mustEnrol(ctx, account)))
    throw new Refused('The second factor is still missing', 'MISSING_TWO_FACTOR_AUTHENTICATION');
  return account;
}

/** An operator without any second factor. */
export async function mustEnrol({ db }: Pick<Ctx, 'db'>, { role, accountId }: SignedIn): Promise<boolean> {
  if (role !== 'helpdesk') return false;
  return !(await hasOneTimeCodes(db.query, accountId)) && !(await hasPasskey(db.query, accountId));
}

/** Somebody who has proved one of two things. */
export function halfOf(session: BrowserSession | null): SignedIn {
  const account = session?.account;
  if (!account) throw new SignInMissing();
  return account;
}
