import { chromium } from 'playwright-core';
import { findChromium } from '../../e2e/chromium.ts';
import { liesInField, offeredInField, ownPasskey, silentCodes } from '../../e2e/passkey-field.ts';
import { startSite } from '../../e2e/site.ts';
import { CHALLENGES, MIXED_UP, NEW_KEYS, SIGN_INS } from '../../server/compose/testing/hostile-passkeys.ts';
import { openPasskeySite, passkeyPeople, signIn } from '../../server/compose/testing/passkey-site.ts';
import { type Attack, createTally } from './kinds.ts';
import { ipAt } from './client.ts';

const CEREMONIES = [...SIGN_INS, ...CHALLENGES, ...NEW_KEYS, ...MIXED_UP];
const HOUR_MS = 61 * 60_000;

/** S8: ceremonies of an authenticator that lies, or of somebody in its place. */
export const hostilePasskeys: Attack = {
  id: 'S8',
  what: 'passkeys: signature, origin, relying party, challenge, verification, counter and owner are checked',
  async run({ full }) {
    const site = await openPasskeySite();
    const tally = createTally();
    const rounds = full ? 10 : 1;
    try {
      for (let round = 0; round < rounds; round += 1) {
        const people = await passkeyPeople(site);
        for (const { what, run } of CEREMONIES) {
          const faults = await run(people);
          tally.check(faults.length === 0, `${what}: ${faults.join(', ')}`);
        }
        // The judge has teeth only where what is right goes through.
        const { status } = await signIn(await site.browser(), people.owner.device);
        tally.check(status === 0, 'an honest ceremony was refused');
        site.clock.advance(HOUR_MS);
      }
      return tally.outcome({ 'kinds of ceremonies': CEREMONIES.length, 'honest ones let in': rounds });
    } finally {
      await site.close();
    }
  },
};

/** S9: what the e-mail field does with passkeys, in a browser with an authenticator of its own. */
export const passkeyField: Attack = {
  id: 'S9',
  what: 'passkeys are offered in the e-mail field; what opens nothing is not spoken of (Chromium)',
  async run({ full }) {
    const executablePath = findChromium();
    if (!executablePath)
      return { tries: 0, breaches: [], skipped: 'there is no Chromium: install one, or name it in CHROMIUM' };
    const tally = createTally();
    const site = await startSite();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
    const rounds = full ? 3 : 1;
    try {
      for (let round = 0; round < rounds; round += 1) {
        const context = await browser.newContext({
          baseURL: site.url,
          extraHTTPHeaders: { 'x-forwarded-for': ipAt(round) },
        });
        const page = await context.newPage();
        const phone = await ownPasskey(page);
        await liesInField(page, phone, tally.check);
        await silentCodes(page, tally.check);
        await offeredInField(page, phone.email, tally.check);
        await context.close();
      }
      return tally.outcome({ 'fresh browsers': rounds, Chromium: browser.version() });
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
