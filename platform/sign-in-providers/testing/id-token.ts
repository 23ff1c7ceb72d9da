import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

/** What is wrong with a token or with the way it comes. */
export type Fault =
  | 'wrong state'
  | 'no state'
  | 'wrong issuer in the address'
  | 'no issuer in the address'
  | 'wrong nonce'
  | 'no nonce'
  | 'wrong audience'
  | 'a second audience'
  | 'no audience'
  | 'wrong issuer'
  | 'another party'
  | 'expired'
  | 'from tomorrow'
  | 'no expiry'
  | 'unsigned'
  | 'signed with the secret'
  | 'signed with another key'
  | 'changed after signing'
  | 'no subject'
  | 'no token'
  | 'unverified e-mail'
  | 'no e-mail'
  | 'wrong secret'
  | 'cancelled'
  | 'denied'
  | 'slow'
  | '500'
  | 'not JSON'
  | 'too large'
  | 'hangs up'
  | 'describes another issuer'
  | 'no profile';

export interface Person {
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

export interface TokenRequest {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly nonce: string | undefined;
  readonly person: Person;
  readonly fault: Fault | null;
  readonly nowS: number;
}

const KID = 'local';

/** The keys of a provider, with tokens that are right or wrong in one way. */
export async function createTokens() {
  const own = await generateKeyPair('RS256');
  const other = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: KID, alg: 'RS256', use: 'sig' };

  async function sign(claims: JWTPayload, { fault, clientSecret }: TokenRequest): Promise<string> {
    if (fault === 'unsigned') return new UnsecuredJWT(claims).encode();
    if (fault === 'signed with the secret') {
      const secret = new TextEncoder().encode(clientSecret.padEnd(32, ' '));
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: KID }).sign(secret);
    }
    const key = fault === 'signed with another key' ? other.privateKey : own.privateKey;
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KID }).sign(key);
    return fault === 'changed after signing' ? changed(token) : token;
  }

  return { keys: { keys: [jwk] }, idToken: (request: TokenRequest) => sign(claimsOf(request), request) };
}

function claimsOf({ issuer, clientId, nonce, person, fault, nowS }: TokenRequest): JWTPayload {
  const claims: JWTPayload = {
    iss: fault === 'wrong issuer' ? 'https://evil.example' : issuer,
    aud: audience(clientId, fault),
    azp: fault === 'another party' || fault === 'wrong audience' ? 'another-client' : clientId,
    sub: person.subject,
    iat: nowS,
    exp: fault === 'expired' ? nowS - 120 : nowS + 600,
    nonce: fault === 'wrong nonce' ? 'another nonce' : nonce,
    email: person.email,
    email_verified: fault !== 'unverified e-mail',
    name: person.name,
  };
  if (fault === 'expired') claims.iat = nowS - 720;
  if (fault === 'from tomorrow') Object.assign(claims, { nbf: nowS + 86_400, iat: nowS + 86_400, exp: nowS + 90_000 });
  const missing = {
    'no nonce': 'nonce',
    'no audience': 'aud',
    'no expiry': 'exp',
    'no subject': 'sub',
    'no e-mail': 'email',
  };
  const left = Object.entries(missing).find(([name]) => name === fault)?.[1];
  if (left !== undefined) delete claims[left];
  return claims;
}

function audience(clientId: string, fault: Fault | null): string | string[] {
  if (fault === 'wrong audience') return 'another-client';
  return fault === 'a second audience' ? [clientId, 'another-client'] : clientId;
}

/** The same signature under another subject. */
function changed(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
  return `${header}.${forged}.${signature}`;
}
