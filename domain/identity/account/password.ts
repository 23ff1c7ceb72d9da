import { type Ctx, type TxCtx, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { primaryEmail, setPasswordHash } from '../account-store.ts';
import { endSessions, rotate } from '../admission.ts';
import type { IdentityDeps } from '../deps.ts';
import { knownOf, passwordFault } from '../password-rules.ts';
import { oweNotice } from '../proofs.ts';
import { listLinks } from '../providers/links.ts';
import type { OpenedSession } from '../session.ts';
import type { Reader } from '../tables.ts';
import { wrong } from './errors.ts';
import { ownAccount, owns, ownSession } from './own.ts';

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
    may: owns,
    input: z.object({ hash: z.string(), accountSession: z.uuid() }),
    run: async ({ ctx, input }) => ({ opened: await takeHash(deps, ctx, input.hash, input.accountSession) }),
    audit: () => ({}),
  });
  return async (ctx: Ctx, { passwd, accountSession }: Wanted): Promise<OpenedSession> => {
    const weak = await passwordFault(deps.judge, passwd, await knownOf(ctx, ownAccount(ctx)));
    if (weak) throw wrong(weak, 'passwd');
    const hash = await deps.passwords.hash(passwd);
    const { opened } = await set({ ctx, input: { hash, accountSession } });
    return opened;
  };
}

/** Null takes the password away. */
async function takeHash(
  deps: Pick<IdentityDeps, 'enqueue'>,
  ctx: TxCtx,
  hash: string | null,
  accountSession: string,
): Promise<OpenedSession> {
  const accountId = ownAccount(ctx);
  await setPasswordHash(ctx, accountId, hash);
  await endSessions(ctx, 'password changed', { account_id: accountId }, accountSession);
  const { email } = await primaryEmail(ctx.tx, accountId);
  await oweNotice(deps, ctx, { purpose: 'newPassword', email, accountId });
  return rotate(ctx, ownSession(ctx), { activeId: accountSession });
}

/** Only where another way in is left; a code by mail is a rescue and no way of its own. */
export function removePassword(deps: PasswordDeps) {
  return writeVerb({
    name: 'removePassword',
    may: owns,
    input: z.object({ accountSession: z.uuid() }),
    async run({ ctx, input }) {
      if (!(await hasOtherWay(deps, ctx.tx, ownAccount(ctx)))) throw wrong('LAST_WAY_IN', 'password');
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
  return (await listLinks(db, accountId)).length > 0 || (await hasPasskey(db, accountId));
}
