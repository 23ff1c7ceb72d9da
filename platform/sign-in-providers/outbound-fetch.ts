import type { Outbound } from '#platform/outbound';

interface FetchOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | Headers;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

const TIMEOUT_MS = 5_000;
const MOST_BYTES = 500_000;
const METHODS = ['GET', 'POST'] as const;
/** No body may be given to a Response of these. */
const EMPTY = new Set([204, 205, 304]);

/** Our guarded way out in the shape of `fetch`, for libraries that take one. */
export function outboundFetch(outbound: Outbound, timeoutMs = TIMEOUT_MS) {
  return async (url: string, { method = 'GET', headers, body, signal }: FetchOptions): Promise<Response> => {
    const answer = await outbound.request({
      url,
      method: METHODS.find((each) => each === method) ?? 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      body: textOf(body),
      timeoutMs,
      maxBytes: MOST_BYTES,
      signal,
    });
    return new Response(EMPTY.has(answer.status) ? null : answer.body, {
      status: answer.status,
      headers: answer.headers,
    });
  };
}

function textOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString();
  throw new TypeError('Only texts and forms are sent to providers');
}
