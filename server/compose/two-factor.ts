import { twoFactor as calls } from '#contract/identity';
import {
  beginTwoFactor,
  confirmTwoFactorCode,
  disableTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  resealTwoFactor,
  type TwoFactorDeps,
  verifySecondFactor,
} from '#domain/identity';
import type { Config } from '#platform/config';
import { createOneTimeCodes } from '#platform/one-time-codes';
import { handle } from '../http/binding.ts';
import type { Foundation } from './foundation.ts';
import { answered, identityDeps } from './identity.ts';
import { everyMinutes, jobCtx } from './job-ctx.ts';
import type { Part } from './part.ts';
import { TWO_FACTOR_WORDS } from './passkey-words.ts';

interface TwoFactorNeeds extends Pick<Foundation, 'brands' | 'clock' | 'db' | 'ids' | 'log' | 'random' | 'sealer'> {
  readonly config: Pick<Config, 'baseUrl' | 'secretKeys'>;
}

/** The second thing that is asked for, and how it is set up. */
export function twoFactorPart(foundation: TwoFactorNeeds): Part {
  const { brands } = foundation;
  const deps: TwoFactorDeps = {
    ...identityDeps(foundation),
    oneTimeCodes: createOneTimeCodes(),
    brandName: (id) => brands.byId(id).name,
  };
  return {
    words: TWO_FACTOR_WORDS,
    bindings: bindingsOf(deps),
    jobs: {
      'twoFactor.reseal': async () => resealTwoFactor(jobCtx(foundation, 'twoFactor.reseal')),
    },
    crons: [
      {
        name: 'twoFactor.reseal',
        next: everyMinutes(60),
        job: { topic: 'twoFactor.reseal', key: 'hourly', payload: {} },
      },
    ],
  };
}

function bindingsOf(deps: TwoFactorDeps): NonNullable<Part['bindings']> {
  const [begin, confirm, verify] = [beginTwoFactor(deps), confirmTwoFactorCode(deps), verifySecondFactor(deps)];
  const [disable, renew] = [disableTwoFactor(deps), renewRecoveryCodes(deps)];
  return [
    handle(calls.state, async (ctx, _input, { visitor }) => readTwoFactor(ctx, await visitor.session())),
    handle(calls.begin, async (ctx, _input, { visitor }) => begin(ctx, await visitor.session())),
    handle(calls.confirm, async (ctx, { code }, request) =>
      answered(await confirm(ctx, code, await request.visitor.session()), request),
    ),
    handle(calls.verify, async (ctx, input, request) =>
      answered(await verify(ctx, input, await request.visitor.session()), request),
    ),
    handle(calls.disable, async (ctx, _input, { visitor }) => {
      await disable(ctx, await visitor.session());
      return null;
    }),
    handle(calls.renewRecoveryCodes, async (ctx, _input, { visitor }) => renew(ctx, await visitor.session())),
  ];
}
