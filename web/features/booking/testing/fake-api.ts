import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { type Api, ApiError, type Call } from '#contract/core';
import { apiContext, factsContext } from '../../../api.ts';
import { FACTS } from '../../../testing/facts.ts';

export type Answers = Readonly<Record<string, (input: never) => unknown>>;

export interface FakeApi {
  readonly api: Api;
  /** Name and input of every call, in order. */
  readonly asked: (readonly [string, unknown])[];
}

/** Answers calls by name; a call without an answer is a mistake of the page. */
export function fakeApi(answers: Answers): FakeApi {
  const asked: (readonly [string, unknown])[] = [];
  const api = async (call: Call, input: unknown): Promise<unknown> => {
    asked.push([call.name, input]);
    const answer = answers[call.name];
    if (!answer) throw new TypeError(`Nobody answers ${call.name}`);
    return answer(input as never);
  };
  return { api: api as Api, asked };
}

export function refuse(status: number, code: string, field?: string): () => never {
  return () => {
    throw new ApiError(status, [{ code, description: code, localizedDescription: code, ...(field && { field }) }]);
  };
}

/** What React Router hands to a loader or an action. */
export function argsFor(
  api: Api,
  path: string,
  params: Readonly<Record<string, string>> = {},
  body?: Readonly<Record<string, string>> | URLSearchParams,
): ActionFunctionArgs {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(factsContext, FACTS);
  const url = new URL(path, 'https://w.example');
  const request = new Request(url, body && { method: 'POST', body: new URLSearchParams(body) });
  return { request, params, context, url, pattern: path };
}
