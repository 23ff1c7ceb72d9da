import { passkeys as calls } from '#contract/identity';
import {
  autofillParams,
  listPasskeys,
  loginParams,
  newCredentialParams,
  type PasskeyDeps,
  registerPasskey,
  removeOldChallenges,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '#domain/identity';
import type { Config } from '#platform/config';
import { createPasskeyVerifier } from '#platform/passkeys';
import { handle } from '../http/binding.ts';
import type { Foundation } from './foundation.ts';
import { answered, askingOf, identityDeps } from './identity.ts';
import { everyMinutes, jobCtx } from './job-ctx.ts';
import type { Part } from './part.ts';
import { passkeySiteOf, relatedOrigins } from './passkey-site.ts';
import { PASSKEY_WORDS } from './passkey-words.ts';

interface PasskeyNeeds extends Pick<Foundation, 'brands' | 'clock' | 'db' | 'ids' | 'log' | 'random' | 'sealer'> {
  readonly config: Pick<Config, 'baseUrl' | 'secretKeys'>;
}

/** Passkeys: the five ceremonies' calls, an account's own list, and which brands share them. */
export function passkeysPart(foundation: PasskeyNeeds): Part {
  const { brands, config } = foundation;
  const site = { brands, baseUrl: config.baseUrl };
  const deps: PasskeyDeps = {
    ...identityDeps(foundation),
    passkeys: createPasskeyVerifier(),
    siteOf: (brand) => passkeySiteOf(brand, site),
  };
  return {
    words: PASSKEY_WORDS,
    bindings: [...ceremonies(deps), ...ownPasskeys(deps)],
    routes: (app) => {
      const reads = 'because it is one list for each brand';
      app.get('/.well-known/webauthn', { config: { limit: 'usual', reads } }, async (request, reply) => {
        const origins = relatedOrigins(request.hostname, site);
        if (origins.length === 0) return reply.code(404).type('application/json').send('{}');
        return reply.type('application/json').send(JSON.stringify({ origins }));
      });
    },
    jobs: { 'passkeys.forget': () => removeOldChallenges(jobCtx(foundation, 'passkeys.forget')) },
    crons: [
      {
        name: 'passkeys.forget',
        next: everyMinutes(30),
        job: { topic: 'passkeys.forget', key: 'hourly', payload: {} },
      },
    ],
  };
}

function ceremonies(deps: PasskeyDeps): NonNullable<Part['bindings']> {
  const [autofill, login, make] = [autofillParams(deps), loginParams(deps), newCredentialParams(deps)];
  const [register, signIn] = [registerPasskey(deps), signInByPasskey(deps)];
  return [
    handle(calls.autofillParams, (ctx) => autofill(ctx)),
    handle(calls.loginParams, async (ctx, { username = '' }, { visitor }) =>
      login(ctx, username, await visitor.session()),
    ),
    handle(calls.newCredentialParams, async (ctx, _input, { visitor }) => make(ctx, await visitor.session())),
    handle(calls.register, async (ctx, { credential, name = '' }, { visitor, browser }) =>
      register(ctx, { credential, name, device: browser.device }, await visitor.session()),
    ),
    handle(calls.login, async (ctx, { credential, sticky, redir }, request) =>
      answered(await signIn(ctx, { credential, sticky, redir }, askingOf(request)), request),
    ),
  ];
}

function ownPasskeys(deps: PasskeyDeps): NonNullable<Part['bindings']> {
  const [list, remove] = [listPasskeys(deps), removePasskey()];
  return [
    handle(calls.list, (ctx) => list(ctx)),
    handle(calls.rename, async (ctx, input) => {
      await renamePasskey({ ctx, input });
      return null;
    }),
    handle(calls.remove, async (ctx, { id }, { visitor }) => {
      await remove(ctx, id, await visitor.session());
      return null;
    }),
  ];
}
