import type { Api } from '#contract/core';
import { measuring, type MetricName } from '#contract/measuring';

/** A host may talk often; its counts go together. */
const TOGETHER_MS = 5_000;

type HostMetric = Extract<MetricName<'count'>, `host${string}`>;

/** Counts what a host had recorded or logged; what it said is dropped. Nobody waits for it. */
export function createHostCounts(api: Api): (metric: HostMetric) => void {
  const counts = new Map<HostMetric, number>();

  function send(): void {
    for (const [metricName, metricValue] of counts) {
      api(measuring.recordMetric, { type: 'count', metricName, metricValue }).catch(() => undefined);
    }
    counts.clear();
  }

  return (metric) => {
    if (counts.size === 0) setTimeout(send, TOGETHER_MS);
    counts.set(metric, (counts.get(metric) ?? 0) + 1);
  };
}
