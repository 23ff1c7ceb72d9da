import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refuse } from '../booking/testing/fake-api.ts';
import { offerPasskeys, registerPasskey, signInByPasskey } from './passkeys.ts';

const params = {
  challenge: 'AQID',
  rp: { id: 'localhost', name: 'Wayfold' },
  rpId: 'localhost',
  allowCredentials: [{ id: 'AQID', type: 'public-key', transports: ['internal'] }],
  userVerification: 'required',
  timeout: 300_000,
};
const user = { id: 'AQID', name: 'ines@x.example', displayName: 'Ines' };
const bytes = new Uint8Array([1, 2, 3]).buffer;
const answered = (response: object) => ({
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response,
  getClientExtensionResults: () => ({}),
});
const proof = answered({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes });
const made = answered({ clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] });
const device = { get: vi.fn(), create: vi.fn() };
const inField = vi.fn(async () => true);

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: inField }),
  );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: device });
  document.body.innerHTML = '<input autocomplete="username webauthn">';
  device.get.mockReset().mockResolvedValue(proof);
  device.create.mockReset().mockResolvedValue(made);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const turnedDown = Object.assign(new Error('The user said no'), { name: 'NotAllowedError' });
const login = () => ({ status: 0, loginRedirectUrl: '/flights' });

/** As a browser that waits in a field: nothing until it is told to stop. */
function waits(): void {
  device.get.mockImplementation(
    ({ signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(Object.assign(new Error('Stopped'), { name: 'AbortError' })));
      }),
  );
}

test('[S9] [7.3-04] the device offers its passkeys in the e-mail field, and signs in by one', async () => {
  const { api, asked } = fakeApi({
    'passkeys.autofillParams': () => ({ status: 0, params: { ...params, allowCredentials: [] } }),
    'passkeys.login': login,
  });
  const done = vi.fn();
  await offerPasskeys(api, { redir: '/flights' }, { signal: new AbortController().signal, done });
  expect(device.get.mock.calls[0]?.[0]).toMatchObject({
    mediation: 'conditional',
    publicKey: { rpId: 'localhost', userVerification: 'required' },
  });
  expect(asked.at(-1)).toMatchObject(['passkeys.login', { redir: '/flights', credential: { id: 'AQID' } }]);
  expect(done).toHaveBeenCalledWith({ status: 0, loginRedirectUrl: '/flights' });
});

test('[S9] nothing is asked of a browser that offers nothing in fields', async () => {
  inField.mockResolvedValueOnce(false);
  const { api, asked } = fakeApi({});
  await offerPasskeys(api, {}, { signal: new AbortController().signal, done: vi.fn() });
  expect(asked).toEqual([]);
});

test('[S9] the offer ends with its page, and says nothing', async () => {
  waits();
  const { api } = fakeApi({ 'passkeys.autofillParams': () => ({ status: 0, params }) });
  const ending = new AbortController();
  const done = vi.fn();
  const offer = offerPasskeys(api, {}, { signal: ending.signal, done });
  await expect.poll(() => device.get).toHaveBeenCalledTimes(1);
  ending.abort();
  await offer;
  expect([done.mock.calls.length, device.get.mock.calls.length]).toEqual([0, 1]);
});

test('[S9] a device that answers an offer as it ends signs nobody in', async () => {
  const ending = new AbortController();
  device.get.mockImplementationOnce(async () => {
    ending.abort();
    return proof;
  });
  const { api, asked } = fakeApi({ 'passkeys.autofillParams': () => ({ status: 0, params }), 'passkeys.login': login });
  const done = vi.fn();
  await offerPasskeys(api, {}, { signal: ending.signal, done });
  expect(asked).toMatchObject([['passkeys.autofillParams', {}]]);
  expect(done).not.toHaveBeenCalled();
});

test('[S9] a question that a field has held for four minutes is asked anew before it is too old', async () => {
  vi.useFakeTimers();
  waits();
  const { api, asked } = fakeApi({ 'passkeys.autofillParams': () => ({ status: 0, params }) });
  const ending = new AbortController();
  const offer = offerPasskeys(api, {}, { signal: ending.signal, done: vi.fn() });
  await vi.advanceTimersByTimeAsync(4 * 60_000 - 1);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(asked).toHaveLength(2);
  ending.abort();
  await offer;
});

test.for(['PASSKEYS_NOT_SETUP', 'EXTERNAL_AUTH_REQUIRED', 'NO_SUCH_USER'])(
  '[8-06a] [S9] %s goes on with the password, without a word, before and after the device was asked',
  async (errorCode) => {
    const refused = () => ({ status: -1, errorCode, message: 'Nobody reads this' });
    const before = fakeApi({ 'passkeys.loginParams': refused });
    expect(await signInByPasskey(before.api, { username: 'a@b.example' })).toEqual({ kind: 'password' });
    expect(device.get).not.toHaveBeenCalled();
    const after = fakeApi({ 'passkeys.loginParams': () => ({ status: 0, params }), 'passkeys.login': refused });
    expect(await signInByPasskey(after.api, {})).toEqual({ kind: 'password' });
    const inForm = fakeApi({ 'passkeys.autofillParams': () => ({ status: 0, params }), 'passkeys.login': refused });
    const done = vi.fn();
    await offerPasskeys(inForm.api, {}, { signal: new AbortController().signal, done });
    expect(done).not.toHaveBeenCalled();
  },
);

test('[5-05a] with an address and no key to ask for, the password is next; without an address any key will do', async () => {
  const none = () => ({ status: 0, params: { ...params, allowCredentials: [] } });
  const { api } = fakeApi({ 'passkeys.loginParams': none, 'passkeys.login': login });
  expect(await signInByPasskey(api, { username: 'a@b.example' })).toEqual({ kind: 'password' });
  expect(device.get).not.toHaveBeenCalled();
  expect(await signInByPasskey(api, {})).toMatchObject({ kind: 'done' });
});

test('whoever turns the device down is left where they are; any other refusal is told', async () => {
  const { api } = fakeApi({ 'passkeys.loginParams': () => ({ status: 0, params }), 'passkeys.login': login });
  device.get.mockRejectedValueOnce(turnedDown);
  expect(await signInByPasskey(api, {})).toEqual({ kind: 'cancelled' });
  const locked = () => ({ status: -1, errorCode: 'ACCOUNT_LOCKED', message: 'Locked' });
  const closed = fakeApi({ 'passkeys.loginParams': () => ({ status: 0, params }), 'passkeys.login': locked });
  expect(await signInByPasskey(closed.api, {})).toEqual({ kind: 'refused', code: 'ACCOUNT_LOCKED', message: 'Locked' });
  const offline = fakeApi({ 'passkeys.loginParams': refuse(0, 'REQUEST_ERROR') });
  expect(await signInByPasskey(offline.api, {})).toMatchObject({ kind: 'refused', code: 'REQUEST_ERROR' });
});

test('[5-05b] a passkey is made for who the answer names, and for nobody else', async () => {
  const register = () => ({ status: 0, userInfo: { accountName: 'Ines' } });
  const making = { ...params, user, pubKeyCredParams: [{ type: 'public-key', alg: -7 }] };
  const nobody = fakeApi({ 'passkeys.newCredentialParams': () => ({ status: 0, params }) });
  expect(await registerPasskey(nobody.api, '')).toEqual({ kind: 'password' });
  expect(device.create).not.toHaveBeenCalled();
  const { api, asked } = fakeApi({
    'passkeys.newCredentialParams': () => ({ status: 0, params: making }),
    'passkeys.register': register,
  });
  expect(await registerPasskey(api, 'My phone')).toMatchObject({ kind: 'done' });
  expect(asked.at(-1)).toMatchObject([
    'passkeys.register',
    { name: 'My phone', credential: { response: { transports: ['internal'] } } },
  ]);
  const unnamed = fakeApi({
    'passkeys.newCredentialParams': () => ({ status: 0, params: making }),
    'passkeys.register': () => ({ status: 0 }),
  });
  expect(await registerPasskey(unnamed.api, '')).toEqual({ kind: 'password' });
});
