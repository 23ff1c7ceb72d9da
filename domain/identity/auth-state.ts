import type { AuthState } from '#contract/identity';
import type { Ctx } from '#domain/kernel';
import { nameOf } from './account-names.ts';
import { closingAt } from './closing.ts';
import { userInfoOf } from './answers.ts';
import { findAccount } from './account-store.ts';
import { nextCode } from './mail-quota.ts';
import { liveCodeOf } from './proofs.ts';
import { type BrowserSession, SECURED } from './store.ts';
import { listAccounts } from './switch-account.ts';
import { tables } from './tables.ts';

export interface StateDeps {
  /** Ways in by other sites that are configured. */
  readonly providers: AuthState['authStateParams']['providers'];
  readonly googleClientId: string | null;
}

/** Who is signed in in this browser, [3-05]. `allowed`: false where the brand closed sign-in; nobody is signed in there. */
export function readAuthState(deps: StateDeps) {
  return async (
    ctx: Ctx,
    session: BrowserSession | null,
    { allowed, ip }: { readonly allowed: boolean; readonly ip: string },
  ): Promise<AuthState> => {
    const account = (allowed && session?.account) || null;
    const row = account && (await findAccount(ctx.db.query, account.accountId));
    const code = allowed && session ? await liveCodeOf(ctx, session.id) : null;
    const accounts = allowed && session ? await listAccounts(ctx.db.query, session) : [];
    return {
      loggedInSession: account !== null && !account.half,
      allowSignIn: allowed,
      newUser: !session?.known,
      unconfirmedAccount: account !== null && !account.confirmed,
      guidebookEnabled: row?.guidebooks ?? false,
      authStateParams: {
        providers: allowed ? deps.providers : [],
        googleClientId: allowed ? deps.googleClientId : null,
        half: account?.half ?? false,
        closingAt: (row && closingAt(row))?.toISOString() ?? null,
        codeEmail: code?.email ?? null,
        codeNext: code && session ? await nextCode(ctx, { ...code, ip, sessionId: session.id }) : null,
        securedEmail: allowed && session ? await securedEmail(ctx, session) : null,
        adding: accounts.some(({ adding_until: until }) => until !== null && until > ctx.clock.now()),
      },
      userInfoState: account && !account.half ? userInfoOf(account) : null,
      accountSwitcherItems: accounts.map((each) => ({
        userEmail: each.email,
        tokenId: each.handle,
        businessMode: false,
        accountName: nameOf(each, each.email),
        userImgUrl: each.image_url,
        active: each.id === each.active_id,
      })),
      businessState: null,
      permissions: [],
      features: [],
    };
  };
}

/** As long as the page of a mail's link says what came of it. */
const TELL_MS = 10 * 60_000;

/** Whose account was used here until it was secured: the page that sets a new password says so, and has the address filled in. */
async function securedEmail({ db, clock }: Pick<Ctx, 'db' | 'clock'>, session: BrowserSession): Promise<string | null> {
  if (!session.ended) return null;
  const row = await tables(db.query)
    .selectFrom('visitor_session as v')
    .innerJoin('account_session as s', 's.id', 'v.active_id')
    .innerJoin('account_email as e', (join) =>
      join.onRef('e.account_id', '=', 's.account_id').on('e.is_primary', '=', true),
    )
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select('e.email')
    // With a new password it is open again.
    .where('a.status', '=', 'locked')
    .where('v.id', '=', session.id)
    .where('s.ended_why', '=', SECURED)
    .where('s.ended_at', '>', new Date(clock.now().getTime() - TELL_MS))
    .executeTakeFirst();
  return row?.email ?? null;
}
