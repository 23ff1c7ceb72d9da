import type { Api, Call } from '#contract/core';
import type { Exchange, Pipeline } from './pipeline.ts';

/**
 * The transport of page loaders on the server: the same pipeline without a socket. `call` comes from the page
 * bundle and carries stub schemas, so only its name is used..
 */
export function inProcessApi(pipeline: Pipeline, exchange: Exchange): Api {
  const api = async (call: Call, input: unknown, options?: { idempotencyKey?: string }): Promise<unknown> => {
    const idempotencyKey = options?.idempotencyKey ?? null;
    const answer = await pipeline.invoke(call.name, input, { ...exchange, idempotencyKey });
    return answer ?? null;
  };
  return api as Api;
}
