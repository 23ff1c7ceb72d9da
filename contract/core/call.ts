import type { z } from '#zod';
import type { Permission } from './permissions.ts';

/**
 * One HTTP call as data. `input` is the union of path parameters, query and body as one flat object;
 * the transport places each key: named in `path` -> path, GET/DELETE -> query, else -> body.
 */
export interface Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  /** Unique, dotted: `search.create`. The server looks its own schemas up by this name. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify-style path, e.g. `/i/api/search/v1/:id`. */
  readonly path: string;
  /** Alternative paths that the specification also names. */
  readonly aliases?: readonly string[];
  /** Who may call at all: anybody, whoever has an account, or whoever acts for their company. The verb still judges who acts. */
  readonly scope: 'anybody' | 'account' | 'company';
  /** Of the scope `company`: one of these is needed; left out, being a member is enough. */
  readonly permissions?: readonly [Permission, ...Permission[]];
  /** `token`: refuse without a valid form token in the X-CSRF header (or `formtoken` field). */
  readonly csrf: 'none' | 'token';
  /** `anyBrand`: pages at the addresses of all brands of this installation may make it, with cookies; else only those of the same. */
  readonly calledFrom?: 'anyBrand';
  /** `required`: refuse without an Idempotency-Key header. */
  readonly idempotency: 'none' | 'required';
  readonly body: 'none' | 'json' | 'form' | 'multipart';
  /** Keys of a write that stand in the query all the same. */
  readonly query?: readonly string[];
  /** Section 7 statement, only for calls that the specification lists. */
  readonly statement?: string;
  /** Codes this call may answer besides the common ones. */
  readonly errors: readonly string[];
  /** `file`: the output `{fileName, type, content}` is sent as that file over HTTP; in process it stays an object. */
  readonly produces?: 'json' | 'file';
  /** Of a file: the page that says more to a browser that opened its address and was refused, with names of the path in it. */
  readonly refusedAt?: string;
  readonly summary: string;
  readonly input: I;
  readonly output: O;
}

export type InputOf<C> = C extends Call<infer I, z.ZodType> ? z.input<I> : never;
export type ParsedInputOf<C> = C extends Call<infer I, z.ZodType> ? z.output<I> : never;
export type OutputOf<C> = C extends Call<z.ZodType, infer O> ? z.output<O> : never;

export interface ApiOptions {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** The one way to ask the server, the same in a page loader on both sides. Throws `ApiError`. */
export type Api = <C extends Call>(call: C, input: InputOf<C>, options?: ApiOptions) => Promise<OutputOf<C>>;

type Optional = 'csrf' | 'idempotency' | 'body' | 'errors';

/** Declares a call; reads default to no body and no token, writes to JSON with a token. */
export function defineCall<I extends z.ZodType, O extends z.ZodType>(
  spec: Omit<Call<I, O>, Optional> & Partial<Pick<Call<I, O>, Optional>>,
): Call<I, O> {
  const reads = spec.method === 'GET';
  return {
    csrf: reads ? 'none' : 'token',
    idempotency: 'none',
    body: reads ? 'none' : 'json',
    errors: [],
    ...spec,
  };
}
