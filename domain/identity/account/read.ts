import type { Account } from '#contract/identity';
import { accountOf, type Ctx, NotFound } from '#domain/kernel';
import { findAccount, listEmails } from '../account-store.ts';
import { isFresh } from '../fresh.ts';
import { listSessions } from '../sessions-of.ts';
import { findNewsChoice } from '../news/choice.ts';
import type { BrowserSession } from '../store.ts';
import { hasOtherWay, type PasswordDeps } from './password.ts';
import { mailLocales } from './settings.ts';

/** The account that acts, as its owner sees it. */
export function readAccount(deps: Pick<PasswordDeps, 'hasPasskey'>) {
  return async (ctx: Ctx, session: BrowserSession | null): Promise<Account> => {
    const accountId = accountOf(ctx.actor);
    const db = ctx.db.query;
    const [account, emails, sessions, removable, news] = await Promise.all([
      findAccount(db, accountId),
      listEmails(db, accountId),
      listSessions(ctx),
      hasOtherWay(deps, db, accountId),
      findNewsChoice(db, { accountId, brand: ctx.brand }),
    ]);
    if (!account) throw new NotFound('account');
    return {
      firstName: account.first_name,
      lastName: account.last_name,
      displayName: account.display_name,
      image: account.image_url,
      locale: account.locale,
      locales: [...mailLocales(account.locale)],
      emails: emails.map(({ id, email, is_primary: primary, confirmed_at: at }) => ({
        id,
        email,
        primary,
        confirmed: at !== null,
      })),
      password: {
        set: account.password_hash !== null,
        since: account.password_at?.toISOString() ?? null,
        removable,
      },
      sessions: sessions.map((each) => ({
        id: each.id,
        current: each.id === session?.account?.sessionId,
        device: each.device,
        network: each.network,
        country: each.country,
        method: each.method as Account['sessions'][number]['method'],
        signedInAt: each.created_at.toISOString(),
        lastUsedAt: each.last_used_at.toISOString(),
      })),
      news: news?.wanted ?? false,
      newsSince: news?.wanted ? news.at.toISOString() : null,
      fresh: isFresh(session, ctx.clock.now()),
    };
  };
}
