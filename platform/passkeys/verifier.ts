/** What `navigator.credentials.get` gave, as browsers write it in JSON; all binary parts in base64url. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly rawId: string;
  readonly type: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | undefined;
  };
}

/** The same of `navigator.credentials.create`. */
export interface RegistrationAnswer {
  readonly id: string;
  readonly rawId: string;
  readonly type: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[] | undefined;
  };
}

export interface Expected {
  readonly challenge: string;
  readonly origins: readonly string[];
  readonly rpId: string;
}

export interface KnownKey {
  readonly id: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

export interface MadeKey extends KnownKey {
  readonly transports: readonly string[];
  readonly backedUp: boolean;
}

export interface UsedKey {
  readonly counter: number;
  readonly backedUp: boolean;
}

export interface PasskeyVerifier {
  /** COSE numbers of the kinds of keys that are taken. */
  readonly algorithms: readonly number[];
  /** The new key, or why there is none. */
  registered(answer: RegistrationAnswer, expected: Expected): Promise<MadeKey | { readonly refused: string }>;
  /** What was proved, or why nothing was. Without a key the same work is done and refused. */
  used(
    answer: PasskeyAnswer,
    key: KnownKey | null,
    expected: Expected,
  ): Promise<UsedKey | { readonly refused: string }>;
}

/** ES256, EdDSA, RS256: what all platforms make. */
const ALGORITHMS = [-7, -8, -257];

const library = () => import('@simplewebauthn/server');

export function createPasskeyVerifier(): PasskeyVerifier {
  return {
    algorithms: ALGORITHMS,
    registered: (answer, expected) => refusing(() => registered(answer, expected)),
    used: (answer, key, expected) => refusing(() => used(answer, key, expected)),
  };
}

type OrRefused<R> = Promise<R | { readonly refused: string }>;

async function refusing<R>(check: () => OrRefused<R>): OrRefused<R> {
  try {
    return await check();
  } catch (error) {
    return { refused: reasonOf(error) };
  }
}

async function registered({ id, rawId, type, response }: RegistrationAnswer, expected: Expected): OrRefused<MadeKey> {
  const { clientDataJSON, attestationObject, transports = [] } = response;
  refuseFrames(clientDataJSON);
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type: type as 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    ...given(expected),
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) return { refused: 'signature' };
  const { credential, credentialBackedUp: backedUp } = registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { id: credential.id, publicKey, counter: credential.counter, transports, backedUp };
}

async function used(
  { id, rawId, type, response }: PasskeyAnswer,
  key: KnownKey | null,
  expected: Expected,
): OrRefused<UsedKey> {
  const { clientDataJSON, authenticatorData, signature } = response;
  refuseFrames(clientDataJSON);
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type: type as 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    ...given(expected),
    credential: { id, publicKey: Buffer.from(key?.publicKey ?? NOBODY, 'base64url'), counter: key?.counter ?? 0 },
  });
  if (!key || key.id !== id) return { refused: 'unknown' };
  if (!verified) return { refused: 'signature' };
  return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
}

const given = ({ challenge, origins, rpId }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...origins],
  expectedRPID: rpId,
  requireUserVerification: true,
});

/** No page of ours that asks for a passkey stands in another site. Some browsers say so without saying in which. */
function refuseFrames(clientDataJSON: string): void {
  const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { crossOrigin?: unknown };
  if (said.crossOrigin === true) throw new TypeError('Asked inside another site');
}

/** A P-256 key that nobody holds the other half of. */
const NOBODY =
  'pQECAyYgASFYIHBbdY0XmqLm3Q3dzPky2wkXmDbBjjO5jQUPb4jrWFkJIlgg4V-taoCUkqBDVjZnDKn2HSsB6OmdSocKhqkB_y-0eas';

/** What the library complains of, without what was sent: that would stand in logs and in the audit trail. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/another site|top origin/i, 'frame'],
  [/origin/i, 'origin'],
  [/RP ID/, 'relying party'],
  [/user verification/i, 'user verification'],
  [/not present/i, 'user presence'],
  [/counter/i, 'counter'],
  [/response type|credential type/i, 'type'],
  [/alg/i, 'kind of key'],
];

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? 'malformed';
}
