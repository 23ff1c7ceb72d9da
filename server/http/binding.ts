import type { Call, OutputOf, ParsedInputOf } from '#contract/core';
import { type Ctx, type Policy, signedIn } from '#domain/kernel';
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
  readonly policy?: Policy;
}

/**
 * A call that a verb answers by itself. The pipeline parses `input` with this call's own schema before the verb sees it. Throws
 * where the contract says of the call that it needs an account and the verb does not, or the other way round.
 */
export function bind<C extends Call>(call: C, verb: Answering<C>): Binding {
  const { policy } = verb;
  if (policy && (policy === signedIn) !== (call.scope === 'account'))
    throw new AccessDiffers(`${call.name} is for ${call.scope}, its verb for ${policy.name}`);
  return handle(call, (ctx, input) => verb({ ctx, input }));
}

/** A call whose answer needs more than a verb: the session, the address, or another shape. */
export function handle<C extends Call>(call: C, handler: Handler<C>): Binding {
  return { call, handle: handler as Binding['handle'] };
}
