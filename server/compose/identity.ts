import { type AuthAnswer, identity as calls, type ProviderName, PROVIDERS } from '#contract/identity';
import { revokeLinks } from '#domain/booking';
import { allowsSignIn } from '#domain/brands';
import {
  type Asking,
  beginAdding,
  confirmSignInCode,
  forgotPassword,
  type IdentityDeps,
  needsSecondFactor,
  type Outcome,
  readAuthState,
  readLink,
  registerAccount,
  removeOldBrowsers,
  removeOldProofs,
  removeOldTries,
  removeUnproved,
  resendConfirmation,
  sendSignInCode,
  signInByPassword,
  signOut,
  signOutOne,
  spendLink,
  switchAccount,
} from '#domain/identity';
import { type IdentityMailDeps, sendIdentityMailJob } from '#domain/notifications';
import type { Config } from '#platform/config';
import { enqueue } from '#platform/jobs';
import { createPasswordHasher, createPasswordJudge } from '#platform/passwords';
import { createProofOfWork } from '#platform/proof-of-work';
import { type CallRequest, handle } from '../http/binding.ts';
import { wordsFor } from '../http/words.ts';
import { brandSite, brandSupport } from './brand-site.ts';
import type { Foundation } from './foundation.ts';
import { IDENTITY_WORDS } from './identity-words.ts';
import { everyMinutes, jobCtx } from './job-ctx.ts';
import type { Part } from './part.ts';
import { createSigner } from './signer.ts';
import type { IdentityPages } from './sign-in.ts';

/** Where the header leads. */
export function identityPages({ signIn }: Pick<Config, 'signIn'>): IdentityPages {
  return { signIn: '/login', signUp: '/login?mode=signup', providers: providersIn(signIn) };
}

function providersIn(signIn: Config['signIn']): readonly ProviderName[] {
  return PROVIDERS.filter((name) => signIn[name] !== null);
}

/** Of what links and codes are signed with. */
export const IDENTITY_SIGNATURE = 'identity';

export interface IdentityNeeds extends Pick<
  Foundation,
  'brands' | 'clock' | 'db' | 'ids' | 'log' | 'mailer' | 'mailLook' | 'random' | 'sealer' | 'speak'
> {
  readonly config: Pick<Config, 'baseUrl' | 'mailFrom' | 'secretKeys' | 'signIn' | 'support'>;
}

type DepsNeeds = Pick<Foundation, 'random'> & { readonly config: Pick<Config, 'secretKeys'> };

export function identityDeps({ config, random }: DepsNeeds): IdentityDeps {
  const signer = createSigner(config.secretKeys, IDENTITY_SIGNATURE);
  const work = createProofOfWork(signer, random);
  return {
    passwords: createPasswordHasher(),
    judge: createPasswordJudge(),
    signer,
    enqueue,
    botCheck: { challenge: (now) => work.challenge(now), solved: async (solution, now) => work.solved(solution, now) },
    say: (code, locale, detail) => wordsFor({ code, description: code, ...(detail && { detail }) }, locale),
    revokeLinks,
    needsSecondFactor,
  };
}

/** Who writes mails about accounts, and how links in them are signed. */
export function mailsOf(needs: IdentityNeeds): IdentityMailDeps {
  const { brands, config, mailer, speak } = needs;
  return {
    mailer,
    speak,
    signer: createSigner(config.secretKeys, IDENTITY_SIGNATURE),
    site: (id) => {
      const brand = brands.byId(id);
      const { email: contact } = brandSupport(brand, brand.locale, needs);
      return { name: brand.name, legalEntity: brand.legal.entity, contact, ...brandSite(id, needs) };
    },
  };
}

/** Ways in and out, and who is signed in. */
export function identityPart(foundation: IdentityNeeds): Part {
  const deps = identityDeps(foundation);
  const mails = mailsOf(foundation);
  return {
    words: IDENTITY_WORDS,
    bindings: [...waysIn(deps), ...turns(deps, foundation), ...links(deps)],
    jobs: {
      'identity.mail': (job) => sendIdentityMailJob(mails, jobCtx(foundation, 'identity.mail', job))(job),
      'identity.forget': async () => {
        const ctx = jobCtx(foundation, 'identity.forget');
        await removeOldProofs(ctx);
        await removeOldTries(ctx);
        await removeOldBrowsers(ctx);
        await removeUnproved(ctx);
      },
    },
    crons: [
      {
        name: 'identity.forget',
        next: everyMinutes(60),
        job: { topic: 'identity.forget', key: 'hourly', payload: {} },
      },
    ],
  };
}

function waysIn(deps: IdentityDeps): NonNullable<Part['bindings']> {
  const [byPassword, register, forgot] = [signInByPassword(deps), registerAccount(deps), forgotPassword(deps)];
  const unlock = forgotPassword(deps, 'unlock');
  const [sendCode, confirmCode] = [sendSignInCode(deps), confirmSignInCode(deps)];
  return [
    handle(calls.signIn, async (ctx, input, request) =>
      answered(await byPassword(ctx, { ...input, redir: input.redir }, askingOf(request)), request),
    ),
    handle(calls.register, async (ctx, input, request) => {
      const { optin: news, consent: terms, regurl: redir, ...typed } = input;
      return answered(await register(ctx, { ...typed, news, terms, redir, sticky: false }, askingOf(request)), request);
    }),
    handle(calls.forgot, async (ctx, input, request) => answered(await forgot(ctx, input, askingOf(request)), request)),
    handle(calls.unlock, async (ctx, input, request) => answered(await unlock(ctx, input, askingOf(request)), request)),
    handle(calls.sendCode, async (ctx, input, request) =>
      answered(await sendCode(ctx, input, askingOf(request)), request),
    ),
    handle(calls.confirmCode, async (ctx, { optin: news, ...input }, request) =>
      answered(await confirmCode(ctx, { ...input, news }, askingOf(request)), request),
    ),
  ];
}

function turns(
  deps: IdentityDeps,
  { brands, config: { signIn } }: Pick<IdentityNeeds, 'brands' | 'config'>,
): NonNullable<Part['bindings']> {
  const [leave, leaveOne, add, turn] = [signOut(), signOutOne(), beginAdding(deps), switchAccount(deps)];
  const read = readAuthState({ providers: [...providersIn(signIn)], googleClientId: signIn.google?.clientId ?? null });
  return [
    handle(calls.state, async (ctx, _input, { visitor, ip }) =>
      read(ctx, await visitor.session(), { allowed: allowsSignIn(brands.byId(ctx.brand)), ip }),
    ),
    handle(calls.signOut, async (ctx, { tokenId }, { visitor }) => {
      const left = tokenId !== undefined && (await leaveOne(ctx, tokenId));
      if (left) return answered({ answer: { status: 0 }, ...left }, { visitor });
      await leave(ctx);
      await visitor.startAnew();
      return { status: 0 as const, formToken: await visitor.formToken() };
    }),
    handle(calls.add, async (ctx, _input, request) => answered(await add(ctx), request)),
    handle(calls.switchAccount, async (ctx, input, request) => answered(await turn(ctx, input), request)),
  ];
}

function links(deps: IdentityDeps): NonNullable<Part['bindings']> {
  const [resend, read, use] = [resendConfirmation(deps), readLink(deps), spendLink(deps)];
  return [
    handle(calls.resend, async (ctx, { redir }, request) =>
      answered(await resend(ctx, await request.visitor.session(), redir, askingOf(request)), request),
    ),
    handle(calls.readLink, (ctx, { link }) => read(ctx, link)),
    handle(calls.useLink, async (ctx, input, request) => answered(await use(ctx, input, askingOf(request)), request)),
  ];
}

export function askingOf({ ip, browser }: CallRequest): Asking {
  return { ip, device: browser.device };
}

/** The cookie and a token of the new session go out with the answer. */
export async function answered(
  { answer, opened }: Outcome,
  { visitor }: Pick<CallRequest, 'visitor'>,
): Promise<AuthAnswer> {
  if (!opened) return answer;
  visitor.adopt(opened);
  return { ...answer, formToken: await visitor.formToken() };
}
