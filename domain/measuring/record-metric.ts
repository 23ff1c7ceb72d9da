import { measuring, METRICS } from '#contract/measuring';
import { InvalidInput, verb, visitor } from '#domain/kernel';
import { createMetricStore } from './metric-store.ts';
import { dayOf } from './visitor-of.ts';

/**
 * Adds to the sum of a day, [7.5-06]. Nothing is kept of who sent it, so it needs no consent and has no audit row. Throws
 * InvalidInput with UNKNOWN_METRIC for a name that is not in the table.
 */
export const recordMetric = verb({
  name: 'measuring.recordMetric',
  allow: visitor,
  input: measuring.recordMetric.input,
  async run({ ctx, input: { type, metricName, metricValue } }) {
    if (!Object.hasOwn(METRICS[type], metricName)) {
      throw new InvalidInput([
        { code: 'UNKNOWN_METRIC', description: `No ${type} is called ${metricName}`, field: 'metricName' },
      ]);
    }
    const row = { day: dayOf(ctx.clock.now()), brand: ctx.brand, type, name: metricName };
    await createMetricStore(ctx.db).add(row, metricValue);
    return null;
  },
});
