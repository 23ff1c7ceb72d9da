import type { Api } from '#contract/core';
import { failures } from '#contract/layout';
import { type DynamicContext, measuring, type MetricName } from '#contract/measuring';

/** What is known of a visit beside the page, [4-18]; its fields are there once it is completed. */
export type ContextState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | ({ readonly state: 'completed' } & DynamicContext);

export interface VisitContext {
  readonly read: () => ContextState;
  /** Never rejects. */
  readonly settled: Promise<ContextState>;
}

/** Asks for the context of a visit that began at `landing`. A failure is reported to the server's log and counted, [8-10c]. */
export function loadContext(api: Api, landing: Pick<Location, 'search' | 'pathname'>): VisitContext {
  let now: ContextState = { state: 'loading' };
  const said = new URLSearchParams(landing.search);
  const [affiliate, placement] = ['affiliate', 'placement'].map((name) => said.get(name)?.slice(0, 64) || undefined);
  const settled = api(measuring.context, { affiliate, placement }).then(
    (context): ContextState => {
      void count(api, 'timing', 'contextReady', Math.round(performance.now()));
      return (now = { state: 'completed', ...context });
    },
    (error: unknown): ContextState => {
      const message = (error instanceof Error ? error.message : String(error)).slice(0, 2_000);
      const report = { part: 'dynamic context', path: landing.pathname.slice(0, 500), message };
      api(failures.report, report).catch(() => undefined);
      void count(api, 'count', 'contextFailed', 1);
      return (now = { state: 'failed' });
    },
  );
  return { read: () => now, settled };
}

/** Adds to what is counted about how the site works; nobody waits for it. */
async function count<T extends 'count' | 'timing'>(api: Api, type: T, metricName: MetricName<T>, metricValue: number) {
  await api(measuring.recordMetric, { type, metricName, metricValue }).catch(() => undefined);
}
