import { Secret, TOTP } from 'otpauth';
import type { TwoFactorBegun, TwoFactorConfirmed } from '#contract/identity';
import type { IdentitySite, TestBrowser } from '../identity-testing.ts';

export const TWO_FACTOR = '/i/api/identity/v1/two-factor';

export interface AppOwner {
  readonly begun: TwoFactorBegun;
  readonly recoveryCodes: readonly string[];
  /** What the app shows now, or so many steps from now. */
  readonly app: (steps?: number) => string;
}

/** Sets up an app for whoever is signed in in this browser. */
export async function withApp(
  { clock }: Pick<IdentitySite, 'clock'>,
  browser: Pick<TestBrowser, 'post'>,
): Promise<AppOwner> {
  const begun = (await browser.post(`${TWO_FACTOR}/begin`)).json<TwoFactorBegun>();
  const totp = new TOTP({ secret: Secret.fromBase32(begun.secret) });
  const app = (steps = 0): string => totp.generate({ timestamp: clock.now().getTime() + steps * 30_000 });
  const answer = await browser.post(`${TWO_FACTOR}/confirm`, { code: app() });
  const { recoveryCodes } = answer.json<TwoFactorConfirmed>();
  if (!recoveryCodes) throw new TypeError(`No app: ${answer.body}`);
  return { begun, recoveryCodes, app };
}
