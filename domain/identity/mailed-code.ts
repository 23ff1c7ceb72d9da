import { LONG_CODE_LENGTH, readMailedCode } from '#contract/identity';
import { type Ctx, inSession, Refused, sessionOf, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { createAccount, findAccountByEmail } from './account-store.ts';
import { fault, type Outcome } from './answers.ts';
import { proveAddress } from './confirm-address.ts';
import type { Asking, IdentityDeps } from './deps.ts';
import { readEmail } from './email.ts';
import { findLongCode, spendLongCode } from './long-code.ts';
import { giveMailBack, refuseMail } from './mail-quota.ts';
import { chooseNews } from './news/choice.ts';
import { closedDoor, openSession } from './open-session.ts';
import { fateOfCode, oweCode, takeCode } from './proofs.ts';
import type { ProofRow } from './tables.ts';
import { forgetTriesOf } from './tries.ts';

interface Asked {
  readonly username: string;
  readonly redir?: string | undefined;
  readonly captcha?: string | undefined;
}

/** Mails a code that signs in in this browser; who has no account gets one by it. Says the same to everybody. */
export function sendSignInCode(deps: IdentityDeps) {
  const owe = writeVerb({
    name: 'sendSignInCode',
    allow: inSession,
    input: z.object({ email: z.string() }),
    async run({ ctx, input: { email } }) {
      const found = await findAccountByEmail(ctx.tx, email);
      const accountId = found?.email.confirmed_at ? found.account.id : null;
      const visitorSessionId = sessionOf(ctx.actor) ?? '';
      await oweCode(deps, ctx, { purpose: 'signIn', email: found?.email.email ?? email, accountId, visitorSessionId });
      return { accountId };
    },
    audit: (_input, { accountId }) => ({ account: accountId }),
  });
  return async (ctx: Ctx, typed: Asked, asking: Asking): Promise<Outcome> => {
    if (sessionOf(ctx.actor) === null) throw new Refused('No session to send a code to');
    const email = readEmail(typed.username);
    if (email === null) return fault(deps, ctx, { code: 'INVALID_EMAIL', field: 'username' });
    const refused = await refuseMail(deps, ctx, { kind: 'code', email, captcha: typed.captcha }, asking);
    if (refused) return refused;
    await owe({ ctx, input: { email } });
    return { answer: { status: 0 } };
  };
}

interface Typed extends Pick<Asked, 'username' | 'redir'> {
  readonly code: string;
  readonly sticky: boolean;
  readonly news: boolean;
}

/** In by a mailed code, [4-06d]: 0 for who had an account, 1 for who has one now. */
export function confirmSignInCode(deps: IdentityDeps) {
  const open = openSession(deps);
  const enter = enterByCode();
  return async (ctx: Ctx, typed: Typed, asking: Asking): Promise<Outcome> => {
    const visitorSessionId = sessionOf(ctx.actor);
    if (visitorSessionId === null) throw new Refused('No session to sign in in');
    const email = readEmail(typed.username);
    if (email === null) return fault(deps, ctx, { code: 'INVALID_EMAIL', field: 'username' });
    const code = readMailedCode(typed.code);
    if (code === null) return incomplete(deps, ctx, typed.code);
    const proof = await takeMailedCode(deps, ctx, { email, visitorSessionId, code });
    if ('answer' in proof) return proof;
    if ('code' in proof) return fault(deps, ctx, { ...proof, field: 'code', status: 2 });
    await forgetTriesOf(ctx, { email, ip: asking.ip, browser: null });
    await giveMailBack(ctx, proof, asking.ip);
    const { accountId, made, found } = await enter({ ctx, input: { proof: proof.id, email, news: typed.news } });
    const closed = found && closedDoor(found);
    if (closed) return closed;
    const { sticky, redir } = typed;
    const { answer, opened } = await open(ctx, { accountId, method: 'code', sticky, redir }, asking);
    return { answer: { ...answer, confirmStatus: made ? 1 : 0 }, ...(opened && { opened }) };
  };
}

function enterByCode() {
  return writeVerb({
    name: 'enterByCode',
    allow: inSession,
    input: z.object({ proof: z.uuid(), email: z.string(), news: z.boolean() }),
    async run({ ctx, input: { email, news } }) {
      const found = await findAccountByEmail(ctx.tx, email);
      if (found) {
        const made = found.email.confirmed_at === null;
        const accountId = found.account.id;
        if (made) await proveAddress(ctx, found, sessionOf(ctx.actor));
        // Not ticked says nothing of what was asked for before.
        if (news) await chooseNews(ctx, { accountId, brand: ctx.brand, wanted: true, source: 'signUp' });
        return { accountId, made, found };
      }
      return { accountId: await createAccount(ctx, { email, confirmed: true, news }), made: true, found: null };
    },
    audit: ({ proof }, { accountId, made }) => ({ proof, account: accountId, made }),
  });
}

interface Mailed {
  readonly email: string;
  readonly visitorSessionId: string;
  readonly code: string;
}

interface CodeFault {
  readonly code: 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_TRIED_OUT' | 'CODE_NOT_SENT';
  readonly triesLeft?: number;
}

/** What is said of six digits that are not right, by what is with the code of the browser. */
const CODE_FAULTS = { over: 'CODE_EXPIRED', tried: 'CODE_TRIED_OUT', none: 'CODE_NOT_SENT' } as const;

/** The mail whose code this is, which is used by that; else what is to be said of it. */
async function takeMailedCode(deps: IdentityDeps, ctx: Ctx, mailed: Mailed): Promise<ProofRow | Outcome | CodeFault> {
  if (mailed.code.length === LONG_CODE_LENGTH) return takeLongCode(deps, ctx, mailed);
  const asked = { ...mailed, purpose: 'signIn' } as const;
  // Wrong ones count against the code of this browser and nothing else: strangers burn no code but their own.
  const proof = await takeCode(deps, ctx, asked);
  if (proof) return proof;
  const fate = await fateOfCode(ctx, asked);
  return fate.kind === 'live' ? { code: 'CODE_WRONG', triesLeft: fate.triesLeft } : { code: CODE_FAULTS[fate.kind] };
}

async function takeLongCode(deps: IdentityDeps, ctx: Ctx, mailed: Mailed): Promise<ProofRow | Outcome | CodeFault> {
  const row = await findLongCode(deps, ctx, mailed);
  if (!row) return { code: 'CODE_WRONG' };
  // The link of that mail may still open what was secured, so its code does not use it.
  const found = await findAccountByEmail(ctx.db.query, row.email);
  const closed = found && closedDoor(found);
  if (closed) return closed;
  return (await spendLongCode(ctx, row.id)) ? row : { code: 'CODE_EXPIRED' };
}

/** Neither six digits nor twelve signs: said of whichever was begun. */
function incomplete(deps: IdentityDeps, ctx: Ctx, typed: string): Outcome {
  const long = /\p{L}/u.test(typed) || typed.replace(/\P{Nd}/gu, '').length > 6;
  const words = long ? 'LONG_CODE_INCOMPLETE' : 'CODE_INCOMPLETE';
  return fault(deps, ctx, { code: 'CODE_INCOMPLETE', words, field: 'code' });
}
