import { type OperationRequest, pickFields } from '#contract/frames';

/** How an operation went: the fields that a host may see, or a code. */
export type Answer =
  | { readonly ok: true; readonly status: number; readonly data: unknown }
  | { readonly ok: false; readonly status: number; readonly error: { readonly code: string } };

/** Makes the request of an operation, to our own server, with headers of ours alone, [7.7-01a]. Status 0: no answer. */
export async function askServer(
  { operation, url, body }: OperationRequest,
  { fetch, locale }: { readonly fetch: typeof globalThis.fetch; readonly locale: string },
): Promise<Answer> {
  const headers = new Headers({ accept: 'application/json', 'x-locale': locale });
  if (body !== null) headers.set('content-type', 'application/json');
  try {
    const options = { method: operation.method, headers, body, credentials: 'same-origin', redirect: 'error' } as const;
    const response = await fetch(url, options);
    const { status } = response;
    const answer: unknown = status === 204 ? null : await response.json();
    if (response.ok) return { ok: true, status, data: pickFields(answer, operation.response) };
    return { ok: false, status, error: { code: codeIn(answer) } };
  } catch {
    return { ok: false, status: 0, error: { code: 'REQUEST_ERROR' } };
  }
}

function codeIn(answer: unknown): string {
  const { errors } = (answer ?? {}) as { errors?: unknown };
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : [];
  const { code } = (first ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'REQUEST_ERROR';
}
