import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyParams } from '#contract/identity';
import type { PasskeyAnswer, RegistrationAnswer } from '#platform/passkeys';

interface Credential {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  counter: number;
}

/** What an authenticator, or the browser around it, does otherwise than it should. */
export interface Misbehaviour {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly topOrigin?: string;
  /** Of the flags byte: 1 present, 4 verified. */
  readonly present?: boolean;
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | undefined;
  /** Answers in the name of another credential. */
  readonly as?: string;
  /** Signs with another key. */
  readonly signWith?: KeyObject;
  /** Changes what was signed, afterwards. */
  readonly tamper?: (answer: PasskeyAnswer) => PasskeyAnswer;
  /** COSE number written into the key. */
  readonly algorithm?: number;
  /** Name of the credential that is made. */
  readonly id?: string;
}

/** An authenticator of software: makes ES256 keys, answers as told, and holds any number of them. */
export class SoftAuthenticator {
  readonly credentials: Credential[] = [];
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The last one made. */
  get newest(): Credential {
    const last = this.credentials.at(-1);
    if (!last) throw new TypeError('No credential was made');
    return last;
  }

  make(params: PasskeyParams, wrong: Misbehaviour = {}): RegistrationAnswer {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = wrong.id ?? randomBytes(20).toString('base64url');
    const rpId = wrong.rpId ?? params.rp.id;
    this.credentials.push({ id, rpId, userHandle: params.user?.id ?? '', privateKey, publicKey, counter: 0 });
    const rawId = Buffer.from(id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(publicKey, wrong.algorithm)]);
    const authData = Buffer.concat([authenticatorData(rpId, wrong.counter ?? 0, 0x40, wrong), attested]);
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: this.clientData('webauthn.create', params, wrong),
        attestationObject: attestation(authData).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  use(params: PasskeyParams, wrong: Misbehaviour = {}, credential: Credential = this.newest): PasskeyAnswer {
    credential.counter = wrong.counter ?? credential.counter + 1;
    const authData = authenticatorData(wrong.rpId ?? params.rp.id, credential.counter, 0, wrong);
    const clientDataJSON = this.clientData('webauthn.get', params, wrong);
    const hash = sha256(Buffer.from(clientDataJSON, 'base64url'));
    const signature = sign('sha256', Buffer.concat([authData, hash]), wrong.signWith ?? credential.privateKey);
    const id = wrong.as ?? credential.id;
    const userHandle = 'userHandle' in wrong ? wrong.userHandle : credential.userHandle;
    const answer: PasskeyAnswer = {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle !== undefined && { userHandle }),
      },
    };
    return wrong.tamper ? wrong.tamper(answer) : answer;
  }

  private clientData(type: string, { challenge }: PasskeyParams, wrong: Misbehaviour): string {
    const said = {
      type: wrong.type ?? type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? this.origin,
      crossOrigin: wrong.crossOrigin ?? false,
      ...(wrong.topOrigin && { topOrigin: wrong.topOrigin }),
    };
    return Buffer.from(JSON.stringify(said)).toString('base64url');
  }
}

function authenticatorData(
  rpId: string,
  counter: number,
  flags: number,
  { present = true, verified = true }: Misbehaviour,
): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags | (present ? 1 : 0) | (verified ? 4 : 0));
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(Buffer.from(rpId)), rest]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** CBOR `{1: 2, 3: alg, -1: 1, -2: x, -3: y}`. */
function coseKey(publicKey: KeyObject, algorithm = -7): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, ...negative(algorithm), 0x20, 0x01, 0x21, 0x58, 0x20]),
    left,
    Buffer.from([0x22, 0x58, 0x20]),
    right,
  ]);
}

function negative(number: number): number[] {
  const value = -1 - number;
  return value < 24 ? [0x20 | value] : value < 256 ? [0x38, value] : [0x39, value >> 8, value & 255];
}

/** CBOR `{fmt: "none", attStmt: {}, authData}`. */
function attestation(authData: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 | word.length]), Buffer.from(word)]);
  const length = Buffer.from([0x58, authData.length]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    authData.length < 256 ? length : Buffer.from([0x59, authData.length >> 8, authData.length & 255]),
    authData,
  ]);
}
