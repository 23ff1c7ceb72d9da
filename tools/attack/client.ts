import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { AuthAnswer } from '#contract/identity';
import type { TestBrowser } from '../../server/compose/identity-testing.ts';
import { Browser } from '../../server/compose/testing/provider-site.ts';
import { holdFields, holdSecret } from './held-secrets.ts';

type Fields = Readonly<Record<string, string>>;

/** A browser behind an address of its own, that keeps its form token as a page does. */
export class Client extends Browser {
  #ip: string;
  #token: string | null = null;

  constructor(app: FastifyInstance, ip: string) {
    super(app);
    this.#ip = ip;
  }

  get from(): Fields {
    return { 'x-forwarded-for': this.#ip, 'sec-fetch-site': 'same-origin' };
  }

  /** Every secret that is sent or comes back is remembered, for the logs to be searched for it. */
  override async send(...question: Parameters<Browser['send']>): ReturnType<Browser['send']> {
    holdFields(question[2]?.fields ?? {});
    const answer = await super.send(...question);
    for (const [name, value] of this.cookies) holdSecret(`the cookie ${name}`, value);
    return answer;
  }

  /** From another address from now on. */
  moveTo(ip: string): void {
    this.#ip = ip;
  }

  /** A form token for the session as it is now. */
  async freshToken(): Promise<string> {
    const answer = await this.send('POST', '/s/run/formtoken', { headers: this.from });
    return this.#keep(answer.json<{ formtoken: string }>().formtoken);
  }

  /** As the dialog asks; a change of power brings the next token along. */
  async ask(path: string, fields: Fields = {}): Promise<AuthAnswer> {
    return (await this.timed(path, fields)).answer;
  }

  async timed(path: string, fields: Fields = {}): Promise<{ readonly ms: number; readonly answer: AuthAnswer }> {
    const token = this.#token ?? (await this.freshToken());
    const began = performance.now();
    const said = await this.send('POST', path, { headers: { ...this.from, 'x-csrf': token }, fields });
    const ms = performance.now() - began;
    const answer = said.json<AuthAnswer>();
    if (answer.formToken) this.#keep(answer.formToken);
    return { ms, answer };
  }

  /** A call with a body of JSON, each time under a key of its own; its status. */
  async put(path: string, json: object = {}): Promise<number> {
    const token = this.#token ?? (await this.freshToken());
    const headers = { ...this.from, 'x-csrf': token, 'idempotency-key': randomUUID() };
    return (await this.send('POST', path, { headers, json })).statusCode;
  }

  /** A call that changes something by GET. */
  async turn(path: string): Promise<AuthAnswer> {
    const token = this.#token ?? (await this.freshToken());
    const answer = (await this.send('GET', path, { headers: { ...this.from, 'x-csrf': token } })).json<AuthAnswer>();
    if (answer.formToken) this.#keep(answer.formToken);
    return answer;
  }

  #keep(token: string): string {
    holdSecret('a form token', token);
    this.#token = token;
    return token;
  }

  /** Another browser with the same cookies. */
  copy(app: FastifyInstance, ip: string): Client {
    const other = new Client(app, ip);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }
}

/** The same browser, as the steps of tests ask by it. */
export function asBrowser(client: Client): Pick<TestBrowser, 'get' | 'post' | 'send'> {
  const headers = async () => ({ ...client.from, 'x-csrf': await client.freshToken() });
  return {
    get: async (path) => client.send('GET', path, { headers: await headers() }),
    post: async (path, fields = {}) => client.send('POST', path, { headers: await headers(), fields }),
    send: async (method, path, json = {}) =>
      client.send(method, path, { headers: { ...(await headers()), 'idempotency-key': randomUUID() }, json }),
  };
}

export const LOGIN = '/k/run/auth/login';
export const STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';

/** Whether this browser is signed in. */
export async function isIn(client: Client): Promise<boolean> {
  const answer = await client.send('GET', STATE, { headers: client.from });
  return answer.json<{ loggedInSession: boolean }>().loggedInSession;
}

/** The n-th of many addresses. */
export function ipAt(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}
