import type { Call } from '#contract/core';
import {
  accountIdOf,
  DomainError,
  InvalidInput,
  NotFound,
  policyOf,
  Refused,
  toProblems,
  wordOf,
  type Actor,
  type Ctx,
} from '#domain/kernel';
import type { Binding } from './binding.ts';
import type { Browser } from './browser.ts';
import { controlProblem } from './control-characters.ts';
import { HttpRefusal, toApiError, TooManyRequests } from './errors.ts';
import type { Limit } from './limits.ts';
import type { Visitor } from './visitor.ts';

/** One request on its way to a verb, from either transport. */
export interface Exchange {
  readonly ctx: () => Promise<Ctx>;
  readonly visitor: Visitor;
  /** The address that asks, as `addressOf` says it. */
  readonly ip: string;
  readonly browser: Browser;
  readonly requestId: string;
  readonly locale: string;
  readonly log: Ctx['log'];
  /** True when this request proved that a page of ours made it. */
  readonly tokenHolds: () => Promise<boolean>;
  readonly idempotencyKey: string | null;
  /** Of a page in another site's frame: what it may ask at all. Absent elsewhere. */
  readonly mayCall?: ((name: string) => boolean) | undefined;
}

export interface Pipeline {
  /** Who may, token, key, parse, verb. Throws `ApiError` only. Undefined means an empty answer. */
  invoke(name: string, input: unknown, exchange: Exchange): Promise<unknown>;
  /** Counts what is no call, under its name. Throws `TooManyRequests`. */
  count(name: string, exchange: Pick<Exchange, 'ip'>): Promise<void>;
  readonly bindings: readonly Binding[];
}

const KEY = /^[\x21-\x7e]{8,200}$/;

const unlimited: Limit = async () => ({ allowed: true, retryAfterMs: 0 });

/** The same steps for a call over the network and for one made while rendering a page. */
export function createPipeline(bindings: readonly Binding[], limit: Limit = unlimited): Pipeline {
  const byName = new Map(bindings.map((binding) => [binding.call.name, binding]));
  const noted = new WeakSet<Visitor>();

  /** One line a request, however many calls its page makes; it names nobody. */
  async function note(name: string, { code, status }: DomainError, exchange: Exchange): Promise<void> {
    if (noted.has(exchange.visitor)) return;
    noted.add(exchange.visitor);
    const actor = await exchange.ctx().then(
      (ctx) => wordOf(ctx.actor),
      () => 'unknown',
    );
    exchange.log.info('call refused', { call: name, status, code, actor });
  }

  async function count(name: string, exchange: Pick<Exchange, 'ip'>, uses?: number): Promise<void> {
    const answer = await limit(name, exchange, uses);
    if (!answer.allowed) throw new TooManyRequests(name, answer);
  }

  async function run(name: string, input: unknown, exchange: Exchange): Promise<unknown> {
    const binding = byName.get(name);
    if (!binding) throw new HttpRefusal(404, 'NOT_FOUND', `No call ${name}`);
    const { call, handle, cost } = binding;
    if (exchange.mayCall?.(name) === false) throw new HttpRefusal(403, 'NOT_IN_FRAME', `No call ${name} in a frame`);
    await count(name, exchange);
    if (call.csrf === 'token' && !(await exchange.tokenHolds())) {
      throw new HttpRefusal(403, 'INVALID_FORM_TOKEN', 'No valid form token in X-CSRF or formtoken');
    }
    const idempotencyKey = requiredKey(call, exchange);
    const ctx = await exchange.ctx();
    await admit(call, ctx.actor, exchange.visitor);
    const control = controlProblem(input);
    if (control) throw new InvalidInput([control]);
    const parsed = call.input.safeParse(input);
    if (!parsed.success) throw new InvalidInput(toProblems(parsed.error.issues));
    const worth = cost?.(parsed.data) ?? 1;
    if (worth > 1) await count(name, exchange, worth - 1);
    const { visitor, ip, browser } = exchange;
    return handle(ctx, parsed.data, { idempotencyKey, visitor, ip, browser });
  }

  return {
    bindings,
    count: (name, exchange) => count(name, exchange),
    async invoke(name, input, exchange) {
      try {
        return await run(name, input, exchange);
      } catch (error) {
        const refusal = toApiError(error, exchange.locale, exchange.requestId);
        if (refusesAccess(error)) await note(name, error, exchange);
        if (refusal.status >= 500) exchange.log.error('call failed', { call: name, error: describe(error) });
        throw refusal;
      }
    },
  };
}

/** Known and not allowed, or not to know that it exists. Who is not signed in yet is only asked to be. */
function refusesAccess(error: unknown): error is DomainError {
  return error instanceof NotFound || (error instanceof DomainError && error.status === 403);
}

/** Throws where whoever asks is none of those whom the call is for. */
async function admit(call: Call, actor: Actor, visitor: Visitor): Promise<void> {
  const policy = policyOf(call);
  if (policy.admits(actor)) return;
  if (accountIdOf(actor) === null) throw await refusedEntry(visitor);
  throw new Refused(`${wordOf(actor)} may not ${call.name}: ${policy.name}`);
}

/** Why nobody is signed in: what is missing is said, so that a page leads there. */
async function refusedEntry(visitor: Visitor): Promise<HttpRefusal> {
  const session = await visitor.session();
  if (session?.account?.half) {
    return new HttpRefusal(403, 'MISSING_TWO_FACTOR_AUTHENTICATION', 'The second factor is still missing');
  }
  if (session?.account)
    return new HttpRefusal(403, 'UNCONFIRMED_ACCOUNT', 'The e-mail address is still to be confirmed');
  if (session?.ended) return new HttpRefusal(401, 'INVALID_SESSION', 'This session was ended');
  return new HttpRefusal(401, 'SIGN_IN_REQUIRED', 'This call needs a signed-in session');
}

function requiredKey(call: Call, { idempotencyKey }: Exchange): string | null {
  if (idempotencyKey !== null && !KEY.test(idempotencyKey)) {
    throw new HttpRefusal(400, 'INVALID_REQUEST', 'Idempotency-Key must be 8 to 200 visible ASCII characters');
  }
  if (call.idempotency === 'required' && idempotencyKey === null) {
    throw new HttpRefusal(400, 'IDEMPOTENCY_KEY_REQUIRED', 'This call needs an Idempotency-Key header');
  }
  return idempotencyKey;
}

/** For the log: message, stack and causes. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\nCaused by: ${describe(error.cause)}`;
}
