import type { ProviderName } from '#contract/identity';
import { loadConfig } from '#platform/config';
import { withStandIns } from '#platform/sign-in-providers';
import { ORIGIN } from '../../http/testing.ts';
import type { IdentityNeeds } from '../identity.ts';
import { identityProvidersPart } from '../identity-providers.ts';
import type { Part } from '../part.ts';
import type { Browser } from './provider-site.ts';

const unescape = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** What the first person of a page brings back, by link or by form. */
export function broughtBy(page: string, form: boolean): Record<string, string> {
  if (!form) return Object.fromEntries(new URL(unescape(/href="(http[^"]*)"/.exec(page)?.[1] ?? '')).searchParams);
  const first = page.slice(page.indexOf('<form'), page.indexOf('</form>'));
  return Object.fromEntries(
    [...first.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescape(value)]),
  );
}

/** Providers as a demo has them, inside this process and by the clock of the site. */
export function standInsPart(needs: IdentityNeeds): Part {
  const demo = withStandIns(loadConfig({ MODE: 'demo', BASE_URL: ORIGIN }));
  return identityProvidersPart({ ...needs, config: { ...demo, secretKeys: needs.config.secretKeys } });
}

/** The first person of the stand-in goes on from `begun`; where it ends. */
export async function standInRound(browser: Browser, provider: ProviderName, begun: string): Promise<string> {
  const { pathname, search } = new URL(begun);
  const page = await browser.send('GET', pathname + search);
  return browser.back(provider, broughtBy(page.body, provider === 'apple'));
}
