import autocannon from 'autocannon';

export interface LoadSpec {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Path and headers of the n-th request; without it every request is `url`. */
  readonly requestAt?: (n: number) => {
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
  };
}

export interface LoadReport {
  readonly connections: number;
  /** Answers with a status of 200 to 299. */
  readonly answers: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Connections that broke, requests that were not answered in time, other statuses. */
  readonly failed: number;
}

/** Keeps `connections` requests under way for a while; a run of nothing but failures is reported, not thrown. */
export async function load({ url, connections, seconds, requestAt }: LoadSpec): Promise<LoadReport> {
  let count = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 60,
    ...(requestAt && {
      requests: [
        {
          setupRequest: (request) => {
            const { path, headers } = requestAt(count++);
            return { ...request, path, headers: { ...request.headers, ...headers } };
          },
        },
      ],
    }),
  });
  return {
    connections,
    answers: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}
