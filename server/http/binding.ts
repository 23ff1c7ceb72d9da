import type { Call, OutputOf, ParsedInputOf } from '#contract/core';
import { type Ctx, type Policy, policyOf } from '#domain/kernel';
import type { Browser } from './browser.ts';
import type { Visitor } from './visitor.ts';

/** What a handler may know of the transport. */
export interface CallRequest {
  /** Present when the call demands one. */
  readonly idempotencyKey: string | null;
  readonly visitor: Visitor;
  /** Address of the caller, for limits only. */
  readonly ip: string;
  readonly browser: Browser;
}

export type Handler<C extends Call> = (ctx: Ctx, input: ParsedInputOf<C>, request: CallRequest) => Answer<C>;

/** A call of the contract and the verb that answers it. */
export interface Binding {
  readonly call: Call;
  readonly handle: (ctx: Ctx, input: unknown, request: CallRequest) => unknown;
  /** Of the verb that answers by itself. */
  readonly policy?: Policy<never> | undefined;
  /** How many of the cheapest calls of its kind this one is worth to the limits; 1 where it is left out. */
  readonly cost?: ((input: unknown) => number) | undefined;
}

type Answer<C extends Call> = Promise<OutputOf<C> | undefined> | OutputOf<C> | undefined;

/** A fault of the code: found when the site is put together. */
class AccessDiffers extends Error {
  override readonly name = 'AccessDiffers';
  readonly code = 'ACCESS_DIFFERS';
}

interface Answering<C extends Call> {
  (asked: { ctx: Ctx; input: ParsedInputOf<C> }): Answer<C>;
  readonly policy?: Policy<never>;
}

/**
 * A call that a verb answers by itself. The pipeline parses `input` with this call's own schema before the verb sees it. Throws
 * where scope and permissions of the call are not those that the policy of the verb declares.
 */
export function bind<C extends Call>(call: C, verb: Answering<C>): Binding {
  return judged(call, verb.policy, (ctx, input) => verb({ ctx, input }));
}

interface Keyed<C extends Call> {
  (asked: { ctx: Ctx; input: ParsedInputOf<C> & { readonly idempotencyKey: string } }): Answer<C>;
  readonly policy?: Policy<never>;
}

/** The same of a call that demands a key, for the verb to do a thing once. */
export function bindKeyed<C extends Call>(call: C, verb: Keyed<C>): Binding {
  return judged(call, verb.policy, (ctx, input, { idempotencyKey }) =>
    verb({ ctx, input: Object.assign({}, input, { idempotencyKey: idempotencyKey ?? '' }) }),
  );
}

function judged<C extends Call>(call: C, policy: Policy<never> | undefined, handler: Handler<C>): Binding {
  const { scope, permissions = [] } = policy?.declared ?? { scope: 'anybody' };
  const same = scope === call.scope && permissions.join() === (call.permissions ?? []).join();
  if (policy && !same)
    throw new AccessDiffers(`${call.name} is for ${policyOf(call).name}, its verb for ${policy.name}`);
  return { ...handle(call, handler), policy };
}

/** A call whose answer needs more than a verb: the session, the address, or another shape. */
export function handle<C extends Call>(call: C, handler: Handler<C>): Binding {
  return { call, handle: handler as Binding['handle'] };
}
