import { type ProviderName, providerCalls as calls } from '#contract/identity';
import type { ParsedInputOf } from '#contract/core';
import {
  beginAtProvider,
  beginCredential,
  confirmAndLink,
  finishCredential,
  finishRound,
  hasPasskey,
  listProviders,
  type Begun,
  type ProviderDeps,
  readWaiting,
  removeOldRounds,
  requireFresh,
  signInAndLink,
  unlinkProvider,
} from '#domain/identity';
import type { Ctx } from '#domain/kernel';
import { type CallRequest, handle } from '../http/binding.ts';
import type { Foundation } from './foundation.ts';
import { answered, askingOf, identityDeps } from './identity.ts';
import { everyMinutes, jobCtx } from './job-ctx.ts';
import type { Part } from './part.ts';
import { answerCallbacks, ROUND_COOKIE, roundCookie } from './provider-callbacks.ts';
import { PROVIDER_WORDS } from './provider-words.ts';
import { signInProviders, standInOf } from './sign-in-providers.ts';
import { standInPages } from './stand-in-pages.ts';

type Needs = Pick<Foundation, 'brands' | 'clock' | 'config' | 'db' | 'ids' | 'log' | 'random' | 'sealer' | 'speak'>;

/** Ways in by other sites: calls, what providers send browsers back to, and the end of rounds that nobody finished. */
export function identityProvidersPart(foundation: Needs): Part {
  const standIn = standInOf(foundation);
  const deps = { ...identityDeps(foundation), providers: signInProviders(foundation, standIn), hasPasskey };
  const finish = finishRound(deps);
  return {
    words: PROVIDER_WORDS,
    bindings: [...waysIn(deps, foundation), ...ownWays(deps, foundation)],
    routes(app, exchangeOf) {
      answerCallbacks(app, exchangeOf, finish);
      if (standIn) standInPages(app, exchangeOf, { standIn, speak: foundation.speak });
    },
    jobs: {
      'identity.forgetRounds': () => removeOldRounds(jobCtx(foundation, 'identity.forgetRounds')),
    },
    crons: [
      {
        name: 'identity.forgetRounds',
        next: everyMinutes(60),
        job: { topic: 'identity.forgetRounds', key: 'hourly', payload: {} },
      },
    ],
  };
}

function waysIn(deps: ProviderDeps, { config }: Pick<Foundation, 'config'>): NonNullable<Part['bindings']> {
  const [begin, finish, credential] = [beginAtProvider(deps), finishRound(deps), finishCredential(deps)];
  const [nonce, byPassword, byCode] = [beginCredential(deps), signInAndLink(deps), confirmAndLink(deps)];
  const { google } = config.signIn;
  const brought = async (provider: ProviderName, ctx: Ctx, input: Brought, request: CallRequest) => {
    const params = ownParams(input, request);
    return answered(await finish(ctx, { provider, params }, askingOf(request)), request);
  };
  return [
    handle(calls.beginProvider, async (ctx, input, request) => {
      await request.visitor.ensureSession();
      return sent(await begin(ctx, { ...input, link: false }), request);
    }),
    handle(calls.googleNonce, async (ctx) => ({
      ...(await nonce(ctx)),
      clientId: google?.clientId ?? '',
      configUrl: `${google?.issuer ?? ''}/gsi/fedcm.json`,
    })),
    handle(calls.googleLogin, async (ctx, { credential: token, round, redir, ...input }, request) => {
      if (token === undefined || round === undefined) return brought('google', ctx, input, request);
      return answered(await credential(ctx, { credential: token, round, redir }, askingOf(request)), request);
    }),
    handle(calls.appleLogin, (ctx, input, request) => brought('apple', ctx, input, request)),
    handle(calls.naverLogin, (ctx, input, request) => brought('naver', ctx, input, request)),
    handle(calls.loginAndLink, async (ctx, input, request) =>
      answered(await byPassword(ctx, { ...input, redir: input.redir }, askingOf(request)), request),
    ),
    handle(calls.confirmAndLink, async (ctx, input, request) =>
      answered(await byCode(ctx, { ...input, redir: input.redir }, askingOf(request)), request),
    ),
    handle(calls.waitingLink, async (ctx, { round }) => ({ waiting: await readWaiting(ctx, round) })),
  ];
}

function ownWays(deps: ProviderDeps, { clock }: Pick<Foundation, 'clock'>): NonNullable<Part['bindings']> {
  const [begin, unlink, list] = [beginAtProvider(deps), unlinkProvider(deps), listProviders(deps)];
  const fresh = async ({ visitor }: CallRequest) => requireFresh(await visitor.session(), clock.now());
  const linking =
    (provider: ProviderName) =>
    async (ctx: Ctx, input: ParsedInputOf<typeof calls.googleLink>, request: CallRequest) => {
      await fresh(request);
      return sent(await begin(ctx, { ...input, provider, sticky: true, link: true }), request);
    };
  const unlinking = (provider: ProviderName) => async (ctx: Ctx, _input: object, request: CallRequest) => {
    await fresh(request);
    return answered(await unlink(ctx, provider), request);
  };
  return [
    handle(calls.googleLink, linking('google')),
    handle(calls.appleLink, linking('apple')),
    handle(calls.naverLink, linking('naver')),
    handle(calls.googleUnlink, unlinking('google')),
    handle(calls.appleUnlink, unlinking('apple')),
    handle(calls.naverUnlink, unlinking('naver')),
    handle(calls.providers, async (ctx) => ({ providers: [...(await list(ctx))] })),
  ];
}

type Brought = ParsedInputOf<typeof calls.naverLogin>;

/** Only what the browser that began the round brings. */
function ownParams(input: Brought, { browser }: CallRequest): Readonly<Record<string, string>> {
  if (input.state === undefined || browser.cookie(ROUND_COOKIE) !== input.state) return {};
  return Object.fromEntries(Object.entries(input).filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** Where to go, and what to come back with. */
function sent(begun: Begun, request: CallRequest) {
  if ('refused' in begun) return answered(begun.refused, request);
  request.visitor.keep(roundCookie(begun.state));
  return { status: 0 as const, loginRedirectUrl: begun.url };
}
