import { ApiError, type ApiOptions, type Call } from '#contract/core';

/** Address and options of the fetch that makes `call`: keys named in the path, then query (GET, DELETE) or body. */
export function requestOf(call: Call, input: unknown, options: ApiOptions = {}): { url: string; init: RequestInit } {
  const rest = new Map(Object.entries(input ?? {}));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const headers = new Headers({ accept: 'application/json' });
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  const init: RequestInit = {
    method: call.method,
    headers,
    credentials: 'same-origin',
    signal: options.signal ?? null,
  };
  const reads = call.method === 'GET' || call.method === 'DELETE';
  const asked = [...rest].filter(([key]) => (reads || call.query?.includes(key)) && rest.delete(key));
  const query = fieldsOf(asked).toString();
  const url = query ? `${path}?${query}` : path;
  if (reads) return { url, init };
  if (call.body === 'json') {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(Object.fromEntries(rest));
  } else if (call.body === 'form') {
    init.body = fieldsOf(rest);
  } else if (call.body === 'multipart') {
    // The browser says the type, with what parts it.
    const form = new FormData();
    for (const [name, value] of rest) form.append(name, value instanceof Blob ? value : String(value));
    init.body = form;
  }
  return { url, init };
}

function fieldsOf(values: Iterable<[string, unknown]>): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [key, value] of values) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) fields.append(key, String(one as string | number | boolean));
    }
  }
  return fields;
}

/** Where whoever stands before the site sends what it takes for a program. */
const BOT_CHECK = /^[^?#]*\/(bot-check|captcha)\b/;

/** 204 is null, JSON is parsed, anything else is text. Throws `ApiError` for a refusal. */
export async function readAnswer(response: Response): Promise<unknown> {
  if (response.redirected && BOT_CHECK.test(response.url)) {
    throw new ApiError(403, [{ code: 'CAPTCHA_REQUIRED', localizedDescription: '', description: response.url }]);
  }
  const body = await readBody(response);
  if (response.ok) return body;
  throw new ApiError(response.status, problemsIn(body, response));
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const text = await response.text();
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function problemsIn(body: unknown, response: Response): ApiError['errors'] {
  if (body && typeof body === 'object' && 'errors' in body && Array.isArray(body.errors)) {
    return body.errors as ApiError['errors'];
  }
  const { status, statusText, url } = response;
  const detail = body && typeof body === 'object' ? { ...body } : { statusText, status, url };
  return [{ code: 'REQUEST_ERROR', localizedDescription: '', description: `${status} ${statusText}`.trim(), detail }];
}
