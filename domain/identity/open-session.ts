import { type Ctx, inSession, sessionOf, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import type { AccountWithEmail } from './account-store.ts';
import { admit, type Method, METHODS } from './admission.ts';
import { type Outcome, welcome } from './answers.ts';
import type { Asking, IdentityDeps } from './deps.ts';
import { safeRedir } from './redir.ts';
import type { OpenedSession } from './session.ts';
import { isNewDevice, tellOfNewDevice } from './tell-new-device.ts';

/** Where the second factor is asked for, [2.2-10a]. */
export const VERIFY_PATH = '/business/verify';
/** Where an address is still to be confirmed, [2.4-03]. */
export const RESEND_PATH = '/s/ident/resend';

/** Where an account that is going to be deleted is told so, and kept. */
export const CLOSING_PATH = '/profile/account/data';

export const withRedir = (path: string, redir: string): string => `${path}?redir=${encodeURIComponent(redir)}`;

export interface Opening {
  readonly accountId: string;
  readonly method: Method;
  readonly sticky: boolean;
  readonly redir?: string | undefined;
}

/** Signs an account in that has proved itself, and says where its reader goes on. Every way in ends here. */
export function openSession(deps: Pick<IdentityDeps, 'enqueue' | 'needsSecondFactor'>) {
  const open = writeVerb({
    name: 'signIn',
    allow: inSession,
    input: z.object({
      accountId: z.uuid(),
      method: z.enum(METHODS),
      sticky: z.boolean(),
      device: z.string(),
      ip: z.string(),
    }),
    async run({ ctx, input }) {
      const half = input.method !== 'passkey' && (await deps.needsSecondFactor(ctx.tx, input.accountId));
      const visitorSessionId = sessionOf(ctx.actor) ?? '';
      const { accountId, device, method } = input;
      const isNew = await isNewDevice(ctx, { accountId, visitorSessionId });
      const opened = await admit(ctx, { ...input, half, visitorSessionId });
      const unfinished = half ? opened.session.account?.sessionId : undefined;
      if (isNew) await tellOfNewDevice(deps, ctx, { accountId, device, method, half: unfinished });
      return opened;
    },
    audit: ({ accountId, method }, { session }) => ({
      account: accountId,
      method,
      half: session.account?.half ?? false,
      accountSession: session.account?.sessionId ?? null,
    }),
  });
  return async (ctx: Ctx, { redir, ...opening }: Opening, asking: Asking): Promise<Outcome> => {
    const opened = await open({ ctx, input: { ...opening, ...asking } });
    const next = safeRedir(redir);
    return welcome(opened, { loginRedirectUrl: onwards(opened, next) });
  };
}

/** What is missing comes first, then what its owner has to know. */
function onwards({ session: { account } }: OpenedSession, next: string): string {
  if (account?.half) return withRedir(VERIFY_PATH, next);
  if (!account?.confirmed) return withRedir(RESEND_PATH, next);
  return account.status === 'closing' && !next.startsWith(CLOSING_PATH) ? withRedir(CLOSING_PATH, next) : next;
}

/** Sentences that scripts know, [8-05c]; who hears them has proved that the account is theirs. */
const KNOWN = {
  locked: 'User denied phone changed and locked account.',
  disabled: 'This account is disabled.',
} as const;

/** An account that nobody may enter, or null. */
export function closedDoor({ account }: Pick<AccountWithEmail, 'account'>): Outcome | null {
  if (account.status !== 'locked' && account.status !== 'disabled') return null;
  const errorCode = account.status === 'locked' ? 'ACCOUNT_LOCKED' : 'ACCOUNT_DISABLED';
  return { answer: { status: -1, errorCode, errorAction: 'locked', message: KNOWN[account.status] } };
}
