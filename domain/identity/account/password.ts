import { accountOf, type Ctx, InvalidInput, signedIn, type TxCtx, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { findAccount, hasProvenEmail, primaryEmail, setPasswordHash } from '../account-store.ts';
import { endSessions, rotate } from '../admission.ts';
import type { IdentityDeps } from '../deps.ts';
import { forgetBrowsers } from '../known-browsers.ts';
import { knownOf, passwordFault } from '../password-rules.ts';
import { oweWarning } from '../proofs.ts';
import { listLinks } from '../providers/links.ts';
import type { OpenedSession } from '../session.ts';
import type { Reader } from '../tables.ts';
import { wrong } from './errors.ts';
import { ownSession } from './own.ts';

export interface PasswordDeps extends IdentityDeps {
  readonly hasPasskey: (db: Reader, accountId: string) => Promise<boolean>;
}

interface Wanted {
  readonly passwd: string;
  /** The account session that asks: the one that stays. */
  readonly accountSession: string;
}

/** Another password: every other device is signed out, and this one gets another cookie. */
export function setPassword(deps: IdentityDeps) {
  const set = writeVerb({
    name: 'setPassword',
    allow: signedIn,
    input: z.object({ hash: z.string(), accountSession: z.uuid() }),
    run: async ({ ctx, input }) => ({ opened: await takeHash(deps, ctx, input.hash, input.accountSession) }),
    audit: () => ({}),
  });
  return async (ctx: Ctx, { passwd, accountSession }: Wanted): Promise<OpenedSession> => {
    const weak = await passwordFault(deps.judge, passwd, await knownOf(ctx, accountOf(ctx.actor)));
    if (weak) throw wrong(weak, 'passwd');
    const hash = await deps.passwords.hash(passwd);
    const { opened } = await set({ ctx, input: { hash, accountSession } });
    return opened;
  };
}

/** A refused proof, and what is wrong with the new password as well: both entries of the form are told at once. */
export function withWeakPassword({ judge }: Pick<IdentityDeps, 'judge'>) {
  return async (ctx: Ctx, passwd: string, error: unknown): Promise<unknown> => {
    if (!(error instanceof InvalidInput)) return error;
    const weak = await passwordFault(judge, passwd, await knownOf(ctx, accountOf(ctx.actor)));
    return weak ? new InvalidInput([{ code: weak, description: weak, field: 'passwd' }, ...error.problems]) : error;
  };
}

/** Null takes the password away. */
async function takeHash(
  deps: Pick<IdentityDeps, 'enqueue'>,
  ctx: TxCtx,
  hash: string | null,
  accountSession: string,
): Promise<OpenedSession> {
  const accountId = accountOf(ctx.actor);
  const before = await findAccount(ctx.tx, accountId);
  await setPasswordHash(ctx, accountId, hash);
  await endSessions(ctx, 'password changed', { account_id: accountId }, accountSession);
  await forgetBrowsers(ctx, accountId, ownSession(ctx));
  const purpose = hash === null ? 'noPassword' : before?.password_hash ? 'newPassword' : 'firstPassword';
  await oweWarning(deps, ctx, { purpose, to: await primaryEmail(ctx.tx, accountId), accountId });
  return rotate(ctx, ownSession(ctx), { activeId: accountSession });
}

/** Only where another way in is left. */
export function removePassword(deps: PasswordDeps) {
  return writeVerb({
    name: 'removePassword',
    allow: signedIn,
    input: z.object({ accountSession: z.uuid() }),
    async run({ ctx, input }) {
      if (!(await hasOtherWay(deps, ctx.tx, accountOf(ctx.actor)))) throw wrong('LAST_WAY_IN', 'password');
      return { opened: await takeHash(deps, ctx, null, input.accountSession) };
    },
    audit: () => ({}),
  });
}

export async function hasOtherWay(
  { hasPasskey }: Pick<PasswordDeps, 'hasPasskey'>,
  db: Reader,
  accountId: string,
): Promise<boolean> {
  return (
    (await hasProvenEmail(db, accountId)) ||
    (await listLinks(db, accountId)).length > 0 ||
    (await hasPasskey(db, accountId))
  );
}
