import { type Ctx, inSession, sessionOf, signedIn, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { MOST_ACCOUNTS, rotate } from './admission.ts';
import { fault, type Outcome, welcome } from './answers.ts';
import type { IdentityDeps } from './deps.ts';
import { VERIFY_PATH, withRedir } from './open-session.ts';
import { safeRedir } from './redir.ts';
import type { BrowserSession } from './store.ts';
import { type Reader, tables } from './tables.ts';

const ADDING_MINUTES = 30;

/** The accounts of one browser, the one that acts first. */
export async function listAccounts(db: Reader, session: Pick<BrowserSession, 'id'>) {
  return tables(db)
    .selectFrom('account_session as s')
    .innerJoin('account as a', (join) =>
      join.onRef('a.id', '=', 's.account_id').on('a.status', 'in', ['active', 'closing']),
    )
    .innerJoin('account_email as e', (join) => join.onRef('e.account_id', '=', 'a.id').on('e.is_primary', '=', true))
    .innerJoin('visitor_session as v', 'v.id', 's.visitor_session_id')
    .select([
      's.id',
      's.handle',
      's.half',
      's.account_id',
      'a.first_name',
      'a.last_name',
      'a.display_name',
      'a.image_url',
    ])
    .select(['e.email', 'v.active_id', 'v.adding_until'])
    .where('s.visitor_session_id', '=', session.id)
    .where('s.ended_at', 'is', null)
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute();
}

/** The next who signs in in this browser joins the others, [4-05d]. */
export function beginAdding(deps: Pick<IdentityDeps, 'say'>) {
  const mark = writeVerb({
    name: 'addAccount',
    allow: signedIn,
    input: z.object({}),
    async run({ ctx }) {
      await tables(ctx.tx)
        .updateTable('visitor_session')
        .set({ adding_until: new Date(ctx.clock.now().getTime() + ADDING_MINUTES * 60_000) })
        .where('id', '=', sessionOf(ctx.actor))
        .execute();
    },
    audit: () => ({}),
  });
  return async (ctx: Ctx): Promise<Outcome> => {
    const accounts = await listAccounts(ctx.db.query, { id: sessionOf(ctx.actor) ?? '' });
    if (accounts.length >= MOST_ACCOUNTS) return fault(deps, ctx, { code: 'TOO_MANY_ACCOUNTS' });
    await mark({ ctx, input: {} });
    return { answer: { status: 0, loginRedirectUrl: '/login?mode=add' } };
  };
}

interface Wanted {
  readonly tokenId?: string | undefined;
  readonly business?: string | undefined;
  readonly redir?: string | undefined;
}

/** Acts as another account of this browser from now on, [1-05]. The handle means nothing anywhere else. */
export function switchAccount(deps: Pick<IdentityDeps, 'say'>) {
  const turn = writeVerb({
    name: 'switchAccount',
    allow: inSession,
    input: z.object({ id: z.uuid() }),
    run: ({ ctx, input }) => rotate(ctx, sessionOf(ctx.actor) ?? '', { activeId: input.id }),
    audit: (_input, { session }) => ({ account: session.account?.accountId ?? null }),
  });
  return async (ctx: Ctx, { tokenId, business, redir }: Wanted): Promise<Outcome> => {
    // Nobody belongs to a company yet, so there is no mode to turn on.
    if (business === 'true' || business === '1') return fault(deps, ctx, { code: 'NO_BUSINESS_PROFILE' });
    const accounts = await listAccounts(ctx.db.query, { id: sessionOf(ctx.actor) ?? '' });
    const chosen = accounts.find(({ handle, id, active_id }) => (tokenId ? handle === tokenId : id === active_id));
    if (!chosen) return fault(deps, ctx, { code: 'NO_SUCH_ACCOUNT', field: 'tokenId' });
    const opened = await turn({ ctx, input: { id: chosen.id } });
    const next = safeRedir(redir);
    return welcome(opened, { loginRedirectUrl: chosen.half ? withRedir(VERIFY_PATH, next) : next });
  };
}
