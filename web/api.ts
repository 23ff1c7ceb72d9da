import { createContext, type RouterContextProvider } from 'react-router';
import {
  type Api,
  ApiError,
  type ApiOptions,
  type Call,
  type InputOf,
  isApiError,
  type OutputOf,
} from '#contract/core';
import { session } from '#contract/session';
import type { Facts } from './facts.ts';
import { createFormTokens } from './form-token.ts';
import { readAnswer, requestOf } from './request.ts';

/** Loaders and actions ask the server through this, on both sides: `apiOf(context)(search.get, { id })`. */
export const apiContext = createContext<Api>();

/** Who reads, for loaders: the currency that prices are asked in. */
export const factsContext = createContext<Facts>();

export function factsOf(context: Readonly<RouterContextProvider>): Facts {
  return context.get(factsContext);
}

export function apiOf(context: Readonly<RouterContextProvider>): Api {
  return context.get(apiContext);
}

const tokens = createFormTokens({
  onPage: () => document.querySelector<HTMLInputElement>('input[name="formtoken"]')?.value ?? null,
  fetch: async () => (await send(session.formtoken, {}, {})).formtoken,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** The browser's transport: fetch with the form token where the call asks for one. Throws `ApiError`. */
export const fetchApi: Api = async (call, input, options = {}) => {
  if (call.csrf === 'none') return send(call, input, options);
  const token = await tokens.get();
  try {
    return await send(call, input, options, token);
  } catch (error) {
    if (!isApiError(error) || error.code !== 'INVALID_FORM_TOKEN') throw error;
    tokens.drop(token);
    return send(call, input, options, await tokens.get());
  }
};

async function send<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: ApiOptions,
  token?: string,
): Promise<OutputOf<C>> {
  const { url, init } = requestOf(call, input, options);
  const headers = init.headers as Headers;
  headers.set('x-locale', document.documentElement.lang);
  if (token) headers.set('x-csrf', token);
  const response = await fetch(url, init).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    throw new ApiError(0, [{ code: 'REQUEST_ERROR', localizedDescription: '', description: 'No connection' }], {
      cause,
    });
  });
  try {
    return (await readAnswer(response)) as OutputOf<C>;
  } catch (error) {
    if (isApiError(error) && /^(INVALID_SESS|MISSING_TWO)/.test(error.code)) {
      const { followRefusal } = await import('./features/identity/refused.ts');
      await followRefusal(error.code, globalThis.__wf?.d.facts.base ?? '', call.csrf === 'token');
    }
    throw error;
  }
}
