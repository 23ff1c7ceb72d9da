import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { KeyObject } from 'node:crypto';
import { jwtVerify } from 'jose';
import { describeIssuer, fitsRound } from '../stand-in/protocol.ts';
import { createTokens, type Fault, type Person } from './id-token.ts';
import { authorizePage, formPostPage } from './pages.ts';

interface Options {
  readonly clientId: string;
  readonly clientSecret?: string;
  /** In place of a secret: the public key of Apple's client secrets. */
  readonly clientKey?: { readonly key: KeyObject; readonly teamId: string; readonly keyId: string };
  /** Shows a page with buttons, as a real one does; otherwise the answer comes at once. */
  readonly interactive?: boolean;
}

interface Grant {
  readonly params: URLSearchParams;
  readonly person: Person;
}

interface Reply {
  readonly status: number;
  readonly type?: string;
  readonly location?: string;
  readonly body?: string;
}

export const PERSON: Person = { subject: 'local-1001', email: 'ana@provider.example', name: 'Ana Provider' };

/**
 * An OpenID Connect and OAuth 2 provider on this machine, strict with clients and, when asked, faulty in one way.
 * It speaks Google's, Apple's and Naver's paths.
 */
export async function startLocalProvider(options: Options) {
  const tokens = await createTokens();
  const state = { fault: null as Fault | null, person: PERSON, asked: [] as string[] };
  const grants = new Map<string, Grant>();
  const access = new Map<string, Person>();
  let origin = '';

  const routes: Readonly<
    Record<string, (params: URLSearchParams, request: http.IncomingMessage) => Reply | Promise<Reply>>
  > = {
    '/.well-known/openid-configuration': () =>
      json(describeIssuer(state.fault === 'describes another issuer' ? 'https://evil.example' : origin, origin)),
    '/keys': () => json(tokens.keys),
    '/authorize': (params) => (options.interactive ? html(authorizePage(params)) : authorize(params)),
    '/authorize/go': authorize,
    '/authorize/cancel': (params) => answer(params, { error: 'access_denied' }),
    '/oauth2.0/authorize': (params) => (options.interactive ? html(authorizePage(params)) : authorize(params)),
    '/token': token,
    '/oauth2.0/token': token,
    '/v1/nid/me': (_, request) => profile(request.headers.authorization),
  };

  function authorize(params: URLSearchParams): Reply {
    if (params.get('client_id') !== options.clientId) return { status: 400, body: 'unknown client' };
    if (state.fault === 'cancelled') return answer(params, { error: 'access_denied' });
    if (state.fault === 'denied') return answer(params, { error: 'unauthorized_client' });
    const code = randomUUID();
    grants.set(code, { params, person: state.person });
    return answer(params, { code });
  }

  function answer(asked: URLSearchParams, given: Readonly<Record<string, string>>): Reply {
    const { fault } = state;
    const back = new URLSearchParams(given);
    if (fault !== 'no state') back.set('state', fault === 'wrong state' ? 'another' : (asked.get('state') ?? ''));
    if (asked.has('nonce') && fault !== 'no issuer in the address') {
      back.set('iss', fault === 'wrong issuer in the address' ? 'https://evil.example' : origin);
    }
    const to = asked.get('redirect_uri') ?? '';
    if (asked.get('response_mode') !== 'form_post') return { status: 302, location: `${to}?${back}` };
    const [firstName, lastName] = state.person.name.split(' ');
    if (given['code']) back.set('user', JSON.stringify({ name: { firstName, lastName }, email: state.person.email }));
    return html(formPostPage(to, back));
  }

  async function token(params: URLSearchParams): Promise<Reply> {
    if (!(await isClient(params, options, origin)) || state.fault === 'wrong secret') {
      return json({ error: 'invalid_client' }, 401);
    }
    const code = params.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    if (!grant || !fitsRound(params, grant.params)) return json({ error: 'invalid_grant' }, 400);
    const accessToken = randomUUID();
    access.set(accessToken, grant.person);
    return json({
      access_token: accessToken,
      token_type: 'bearer',
      expires_in: '3600',
      ...(grant.params.has('nonce') && state.fault !== 'no token' && { id_token: await idToken(grant) }),
    });
  }

  const idToken = ({ params, person }: { readonly params: URLSearchParams; readonly person: Person }) =>
    tokens.idToken({
      issuer: origin,
      clientId: options.clientId,
      clientSecret: options.clientSecret ?? '',
      nonce: params.get('nonce') ?? undefined,
      person,
      fault: state.fault,
      nowS: Math.floor(Date.now() / 1000),
    });

  function profile(authorization: string | undefined): Reply {
    const person = access.get(authorization?.replace(/^Bearer /i, '') ?? '');
    if (!person || state.fault === 'no profile')
      return json({ resultcode: '024', message: 'failed' }, person ? 200 : 401);
    const { subject, email, name } = person;
    const response = { ...(state.fault !== 'no subject' && { id: subject }), email, name };
    return json({ resultcode: '00', message: 'success', response });
  }

  const server = http.createServer((request, reply) => {
    void serve(request, reply);
  });
  async function serve(request: http.IncomingMessage, reply: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    state.asked.push(url.pathname);
    if (broken(state.fault, reply)) return;
    const route = routes[url.pathname];
    const body = request.method === 'POST' ? await bodyOf(request) : '';
    const params = new URLSearchParams(request.method === 'POST' ? body : url.search);
    const { status, type, location, body: text } = route ? await route(params, request) : { status: 404 };
    reply
      .writeHead(status, { 'content-type': type ?? 'text/plain', ...(location !== undefined && { location }) })
      .end(text);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    origin,
    /** Paths that were asked for. */
    asked: state.asked,
    misbehave: (fault: Fault | null) => void (state.fault = fault),
    signedIn: (person: Person) => void (state.person = person),
    /** What a browser would bring back after following `url`. */
    async approve(url: string): Promise<Record<string, string>> {
      const gone = await fetch(url, { redirect: 'manual' });
      const location = gone.headers.get('location');
      if (location !== null) return Object.fromEntries(new URL(location).searchParams);
      return formFields(await gone.text());
    },
    /** A token as a browser gets it without a round through us. */
    credential: (nonce: string, person: Person = state.person) =>
      idToken({ params: new URLSearchParams({ nonce }), person }),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function isClient(params: URLSearchParams, { clientId, clientSecret, clientKey }: Options, origin: string) {
  if (params.get('client_id') !== clientId) return false;
  const secret = params.get('client_secret') ?? '';
  if (!clientKey) return clientSecret !== undefined && secret === clientSecret;
  const signed = await jwtVerify(secret, clientKey.key, {
    algorithms: ['ES256'],
    issuer: clientKey.teamId,
    subject: clientId,
    audience: origin,
    requiredClaims: ['exp', 'iat'],
  }).catch(() => null);
  return signed?.protectedHeader.kid === clientKey.keyId;
}

/** True where the answer was spoilt; `slow` never comes. */
function broken(fault: Fault | null, reply: http.ServerResponse): boolean {
  if (fault === 'slow') return true;
  if (fault === '500') return Boolean(reply.writeHead(500).end('{"error":"oops"}'));
  if (fault === 'not JSON') return Boolean(reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello'));
  if (fault === 'too large') {
    return Boolean(reply.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(600_000)}"`));
  }
  if (fault !== 'hangs up') return false;
  reply.destroy();
  return true;
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function formFields(page: string): Record<string, string> {
  const unescape = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return Object.fromEntries(
    [...page.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescape(value)]),
  );
}

function json(value: unknown, status = 200): Reply {
  return { status, type: 'application/json;charset=utf-8', body: JSON.stringify(value) };
}

function html(body: string): Reply {
  return { status: 200, type: 'text/html; charset=utf-8', body };
}
