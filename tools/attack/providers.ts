import type { ProviderName } from '#contract/identity';
import { PROVIDERS } from '#contract/identity';
import type { Fault } from '../../platform/sign-in-providers/testing/id-token.ts';
import { openProviderSite } from '../../server/compose/testing/provider-site.ts';
import { stepsAt } from '../../server/compose/testing/provider-steps.ts';
import { STATE } from './client.ts';
import { type Attack, createTally } from './kinds.ts';

type Site = Awaited<ReturnType<typeof openProviderSite>>;
type Steps = ReturnType<typeof stepsAt>;
type Tally = ReturnType<typeof createTally>;

interface Field {
  readonly site: Site;
  readonly steps: Steps;
  readonly tally: Tally;
}

const TOKEN: readonly Fault[] = [
  'wrong nonce',
  'no nonce',
  'wrong audience',
  'no audience',
  'wrong issuer',
  'another party',
  'expired',
  'from tomorrow',
  'no expiry',
  'unsigned',
  'signed with the secret',
  'signed with another key',
  'changed after signing',
  'no subject',
  'no token',
];
/** Of every provider. */
const ROUND: readonly Fault[] = [
  'wrong state',
  'no state',
  'wrong secret',
  'cancelled',
  'denied',
  '500',
  'not JSON',
  'too large',
  'hangs up',
];

/** S11: other sites that lie, and browsers that bring what is not theirs. */
export const providerRounds: Attack = {
  id: 'S11',
  what: 'faulty and stolen answers of Google, Apple and Naver: nobody is signed in, nothing is linked',
  async run({ full }) {
    const site = await openProviderSite();
    const tally = createTally();
    const steps = stepsAt(site);
    const field = { site, steps, tally };
    try {
      for (let n = 0; n < (full ? 3 : 1); n += 1) {
        for (const provider of PROVIDERS) {
          const faults = [...ROUND, ...(provider === 'naver' ? (['no profile', 'no subject'] as const) : TOKEN)];
          for (const fault of full ? faults : faults.filter((_, at) => at % 6 === 0))
            await faulty(field, provider, fault);
          await stolen(field, provider);
          await unverified(field, provider);
        }
      }
      return tally.outcome();
    } finally {
      steps.behave();
      await site.close();
    }
  },
};

async function isIn(browser: ReturnType<Site['browser']>): Promise<boolean> {
  return (await browser.send('GET', STATE)).json<{ loggedInSession: boolean }>().loggedInSession;
}

async function faulty({ site, steps, tally }: Field, provider: ProviderName, fault: Fault): Promise<void> {
  const local = site.locals[provider];
  steps.stranger();
  const browser = site.browser();
  const begun = await browser.begin(provider);
  const early = ['wrong state', 'no state', 'cancelled', 'denied'].includes(fault) || TOKEN.includes(fault);
  local.misbehave(early ? fault : null);
  const params = await local.approve(begun);
  local.misbehave(fault);
  await browser.back(provider, params);
  local.misbehave(null);
  tally.check(!(await isIn(browser)), `${provider}: ${fault} signed somebody in`);
}

/** What one browser was given, in another; in its own, twice; at another provider's address. */
async function stolen({ site, steps, tally }: Field, provider: ProviderName): Promise<void> {
  steps.stranger();
  const victim = site.browser();
  const params = await site.locals[provider].approve(await victim.begin(provider));
  const thief = site.browser();
  await thief.begin(provider);
  await thief.back(provider, params);
  tally.check(!(await isIn(thief)), `${provider}: another browser's answer counted`);
  thief.cookies.set('__Host-wf-round', params['state'] ?? '');
  await thief.back(provider, params);
  tally.check(!(await isIn(thief)), `${provider}: an answer counted under a stolen state`);
  const elsewhere = provider === 'naver' ? 'google' : 'naver';
  await victim.back(elsewhere, params);
  tally.check(!(await isIn(victim)), `${provider}: its answer counted as one of ${elsewhere}`);
  victim.cookies.set('__Host-wf-round', params['state'] ?? '');
  const on = await victim.back(provider, params);
  const asked = provider === 'naver' && on.includes('m=l');
  tally.check(asked || (await isIn(victim)), `${provider}: the right answer was refused`);
  const again = site.browser();
  for (const [name, value] of victim.cookies) if (name !== '__Host-wf') again.cookies.set(name, value);
  again.cookies.set('__Host-wf-round', params['state'] ?? '');
  await again.back(provider, params);
  tally.check(!(await isIn(again)), `${provider}: an answer counted twice`);
}

async function unverified({ site, steps, tally }: Field, provider: ProviderName): Promise<void> {
  const person = steps.stranger();
  const owner = await site.account(person.email);
  const browser = site.browser();
  const begun = await browser.begin(provider);
  site.locals[provider].misbehave('unverified e-mail');
  await browser.back(provider, await site.locals[provider].approve(begun));
  site.locals[provider].misbehave(null);
  tally.check((await steps.links(owner)).length === 0, `${provider}: an unverified address was linked`);
}
