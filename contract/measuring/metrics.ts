/**
 * What is counted for whoever runs the site: how it works, never what somebody did. Only these names are taken, so that nobody
 * fills the table. How to add one: `domain/measuring/README.md`.
 */
export const METRICS = {
  /** So many times. */
  count: {
    contextFailed: 'The dynamic context of a page did not come',
    hostMetric: 'A page that shows us in a frame had something counted; what it was is not kept',
    hostLog: 'Such a page wrote a line for a log; the line is not kept',
  },
  /** Milliseconds. */
  timing: { contextReady: 'From the start of a page until its dynamic context was there' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type MetricType = keyof typeof METRICS;
export type MetricName<T extends MetricType> = Extract<keyof (typeof METRICS)[T], string>;
