import type { ProviderName } from '#contract/identity';
import { PERSON } from '../../../platform/sign-in-providers/testing/local-provider.ts';
import type { Browser, openProviderSite } from './provider-site.ts';

type Site = Awaited<ReturnType<typeof openProviderSite>>;

/** What tests of providers do over and over. */
export function stepsAt(site: Site) {
  let number = 0;
  return {
    /** Somebody that no other test knows. */
    stranger() {
      number += 1;
      const person = { ...PERSON, subject: `subject-${number}`, email: `person-${number}@provider.example` };
      for (const local of Object.values(site.locals)) local.signedIn(person);
      return person;
    },
    /** A whole round; where it ends. */
    async round(
      browser: Browser,
      provider: ProviderName,
      more: Readonly<Record<string, string>> = {},
    ): Promise<string> {
      const url = await browser.begin(provider, more);
      return browser.back(provider, await site.locals[provider].approve(url));
    },
    /** Proves the address of a round that asked for it, by a mailed code. */
    async proveByCode(browser: Browser, asked: string, email: string) {
      const round = new URL(asked, 'http://x').searchParams.get('round') ?? '';
      await browser.call('/k/run/auth/code', { username: email });
      return browser.call('/k/run/providerauth/confirmAndLinkExisting', { round, code: await site.codeTo(email) });
    },
    /** Since when the newest stranger has proved their address; null: not yet. */
    proved: (at: Date | null) =>
      site.db.query
        .withTables<{ account_email: { email: string; confirmed_at: Date | null } }>()
        .updateTable('account_email')
        .set({ confirmed_at: at })
        .where('email', '=', `person-${number}@provider.example`)
        .execute(),
    accounts: (email: string) =>
      site.db.query
        .withTables<{ account_email: { email: string; account_id: string; confirmed_at: Date | null } }>()
        .selectFrom('account_email')
        .selectAll()
        .where('email', '=', email)
        .execute(),
    links: (accountId: string) =>
      site.db.query
        .withTables<{ account_provider: { account_id: string; provider: string; subject: string } }>()
        .selectFrom('account_provider')
        .select(['provider', 'subject'])
        .where('account_id', '=', accountId)
        .execute(),
    behave() {
      for (const local of Object.values(site.locals)) local.misbehave(null);
      site.clock.offsetMs = 0;
    },
  };
}
