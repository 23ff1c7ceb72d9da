import { randomUUID } from 'node:crypto';
import type { AuthAnswer, AuthState, PasskeyAnswers, PasskeyParams } from '#contract/identity';
import { ORIGIN } from '../../http/testing.ts';
import { type IdentitySite, openIdentitySite, type TestBrowser } from '../identity-testing.ts';
import { passkeysPart } from '../passkeys.ts';
import { twoFactorPart } from '../two-factor.ts';
import { type Misbehaviour, SoftAuthenticator } from './authenticator.ts';

export const WEBAUTHN = '/auth/webauthn/v1';
/** What a ceremony asks by. */
type Asking = Pick<TestBrowser, 'get' | 'send'>;
const STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';

/** A site with passkeys and two-factor. */
export function openPasskeySite(): Promise<IdentitySite> {
  return openIdentitySite((needs) => [passkeysPart(needs), twoFactorPart(needs)]);
}

export async function paramsOf(
  browser: Asking,
  call: 'loginParams' | 'newCredentialParams' | 'autofillParams',
  body: object = {},
): Promise<PasskeyParams> {
  const path = `${WEBAUTHN}/${call}`;
  const answer = call === 'autofillParams' ? await browser.get(path) : await browser.send('POST', path, body);
  const { params } = answer.json<PasskeyAnswers['params']>();
  if (!params) throw new TypeError(`No params: ${answer.body}`);
  return params;
}

export async function register(
  browser: Asking,
  device: SoftAuthenticator,
  wrong: Misbehaviour = {},
): Promise<AuthAnswer> {
  const params = await paramsOf(browser, 'newCredentialParams');
  const answer = await browser.send('POST', `${WEBAUTHN}/register`, { credential: device.make(params, wrong) });
  return answer.json<AuthAnswer>();
}

/** An answer of a device, as it is. */
export async function login(browser: Asking, credential: object): Promise<AuthAnswer> {
  return (await browser.send('POST', `${WEBAUTHN}/login`, { credential })).json<AuthAnswer>();
}

/** The address of who is signed in. */
export async function signedInAs(browser: TestBrowser): Promise<string | null> {
  return (await browser.get(STATE)).json<AuthState>().userInfoState?.accountEmail ?? null;
}

export async function signIn(
  browser: Asking,
  device: SoftAuthenticator,
  { username, ...wrong }: Misbehaviour & { readonly username?: string } = {},
): Promise<AuthAnswer> {
  const params = await paramsOf(browser, 'loginParams', username === undefined ? {} : { username });
  return login(browser, device.use(params, wrong));
}

export interface Owner {
  readonly email: string;
  readonly browser: TestBrowser;
  readonly device: SoftAuthenticator;
}

/** Somebody with an account and one passkey. */
export async function passkeyOwner(site: IdentitySite): Promise<Owner> {
  const email = `owner-${randomUUID().slice(0, 8)}@passkeys.example`;
  const browser = await site.signedUp(email);
  const device = new SoftAuthenticator(ORIGIN);
  const made = await register(browser, device);
  if (made.status !== 0) throw new TypeError(`No passkey: ${made.errorCode}`);
  return { email, browser, device };
}

/** Two who own passkeys at one site: what is of one must not open the other. */
export interface PasskeyPeople {
  readonly site: IdentitySite;
  readonly owner: Owner;
  readonly other: Owner;
}

export async function passkeyPeople(site: IdentitySite): Promise<PasskeyPeople> {
  return { site, owner: await passkeyOwner(site), other: await passkeyOwner(site) };
}
