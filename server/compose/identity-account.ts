import { accountCalls as calls } from '#contract/identity';
import {
  addEmail,
  endOtherSessions,
  endSession,
  mailProof,
  makePrimary,
  type PasswordDeps,
  type Proof,
  proveAgain,
  readAccount,
  removeEmail,
  removePassword,
  resendEmail,
  secureAccount,
  setLocale,
  setNames,
  setNews,
  setPassword,
  withWeakPassword,
} from '#domain/identity';
import { type Ctx, Refused } from '#domain/kernel';
import { type CallRequest, handle } from '../http/binding.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import { askingOf, identityDeps, type IdentityNeeds } from './identity.ts';
import type { Part } from './part.ts';

/** What its owner reads and changes of an account. */
export function identityAccountPart(needs: IdentityNeeds, hasPasskey: PasswordDeps['hasPasskey']): Part {
  const deps = { ...identityDeps(needs), hasPasskey };
  return {
    words: ACCOUNT_WORDS,
    bindings: [...settings(deps), ...emails(deps), ...passwords(deps), ...sessions(deps)],
  };
}

function settings(deps: PasswordDeps): NonNullable<Part['bindings']> {
  const [read, mail] = [readAccount(deps), mailProof(deps)];
  return [
    handle(calls.readAccount, async (ctx, _input, { visitor }) => read(ctx, await visitor.session())),
    handle(calls.setNames, (ctx, input) => done(setNames({ ctx, input }))),
    handle(calls.setLocale, (ctx, input) => done(setLocale({ ctx, input }))),
    handle(calls.setNews, (ctx, input) => done(setNews({ ctx, input }))),
    handle(calls.mailProof, (ctx, input) => done(mail({ ctx, input }))),
  ];
}

function emails(deps: PasswordDeps): NonNullable<Part['bindings']> {
  const [add, resend] = [addEmail(deps), resendEmail(deps)];
  const [primary, remove] = [makePrimary(deps), removeEmail(deps)];
  const prove = proving(deps);
  return [
    handle(calls.addEmail, async (ctx, input, request) => {
      await prove(ctx, input, request);
      return done(add({ ctx, input: { ...input, ip: request.ip } }));
    }),
    handle(calls.resendEmail, (ctx, input, { ip }) => done(resend({ ctx, input: { ...input, ip } }))),
    handle(calls.removeEmail, async (ctx, input, request) => {
      await prove(ctx, input, request);
      return done(remove({ ctx, input }));
    }),
    handle(calls.makePrimary, async (ctx, input, request) => {
      await prove(ctx, input, request);
      return done(primary({ ctx, input }));
    }),
  ];
}

function passwords(deps: PasswordDeps): NonNullable<Part['bindings']> {
  const [set, remove, weakToo] = [setPassword(deps), removePassword(deps), withWeakPassword(deps)];
  const prove = proving(deps);
  return [
    handle(calls.setPassword, async (ctx, input, request) => {
      await prove(ctx, input, request).catch(async (error: unknown) => {
        throw await weakToo(ctx, input.passwd, error);
      });
      request.visitor.adopt(await set(ctx, { passwd: input.passwd, accountSession: await actingSession(request) }));
      return {};
    }),
    handle(calls.removePassword, async (ctx, input, request) => {
      await prove(ctx, input, request);
      const { opened } = await remove({ ctx, input: { accountSession: await actingSession(request) } });
      request.visitor.adopt(opened);
      return {};
    }),
  ];
}

function sessions(deps: PasswordDeps): NonNullable<Part['bindings']> {
  const secure = secureAccount(deps);
  return [
    handle(calls.endSession, (ctx, input) => done(endSession({ ctx, input }))),
    handle(calls.endOtherSessions, async (ctx, _input, request) =>
      done(endOtherSessions({ ctx, input: { except: await actingSession(request) } })),
    ),
    handle(calls.secure, (ctx, input) => done(secure({ ctx, input }))),
  ];
}

function proving(deps: PasswordDeps) {
  const prove = proveAgain(deps);
  return async (ctx: Ctx, proof: Proof, request: CallRequest): Promise<void> =>
    prove(ctx, await request.visitor.session(), proof, askingOf(request));
}

async function actingSession({ visitor }: CallRequest): Promise<string> {
  const id = (await visitor.session())?.account?.sessionId;
  if (id === undefined) throw new Refused('Nobody is signed in');
  return id;
}

async function done(work: Promise<unknown>): Promise<Record<string, never>> {
  await work;
  return {};
}
