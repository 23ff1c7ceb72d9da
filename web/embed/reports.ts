import { frames } from '#contract/frames';
import { fetchApi } from '../api.ts';
import type { Report } from './world.ts';

/** A host that repeats itself is told of once; more than these say nothing new. */
const MOST = 8;

type Send = (event: Parameters<Report>[0], detail: string) => Promise<unknown>;

/** Each event and detail once for a page. What cannot be reported is not tried again. */
export function createReports(send: Send): Report {
  const said = new Set<string>();
  return (event, detail) => {
    const key = `${event} ${detail}`;
    if (said.size >= MOST || said.has(key)) return;
    said.add(key);
    send(event, detail).catch(() => undefined);
  };
}

/** To the audit trail of the server, with the partner's name before the rule. */
export function reportsOf(partner: string): Report {
  return createReports((event, detail) =>
    fetchApi(frames.report, { event, detail: `${partner}:${detail}`.slice(0, 120) }),
  );
}
