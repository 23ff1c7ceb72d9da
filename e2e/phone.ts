import type { CDPSession, Page } from 'playwright-core';

export interface Phone {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** A phone beside the browser that verifies whoever holds it, as told: Chromium's virtual authenticator. */
export async function addPhone(page: Page): Promise<Phone> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Makes a passkey as the browser itself reads what it is asked. */
export async function makePasskey(page: Page): Promise<void> {
  const { status } = await page.evaluate(async () => {
    const post = async (path: string, body: object): Promise<unknown> => {
      const token = await fetch('/s/run/formtoken', { method: 'POST', body: new URLSearchParams() });
      const { formtoken } = (await token.json()) as { formtoken: string };
      const headers = { 'x-csrf': formtoken, 'content-type': 'application/json' };
      return (await fetch(`/auth/webauthn/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const { params } = (await post('newCredentialParams', {})) as { params: PublicKeyCredentialCreationOptionsJSON };
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(params);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return (await post('register', { credential: credential.toJSON(), name: 'Phone' })) as { status: number };
  });
  if (status !== 0) throw new TypeError('No passkey was created');
}
