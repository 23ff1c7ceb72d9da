import type { Clock, Logger } from '#platform/core';
import { pathOf } from '../http/path-of.ts';
import { REPORTS_PATH } from '../http/security.ts';
import type { Part } from './part.ts';

/** One line in so long, whatever is reported: the lines between are counted in the next one. */
const SAMPLE_MS = 10_000;
const MOST_BYTES = 16 * 1024;
const TYPES = ['application/csp-report', 'application/reports+json'];

interface Needs {
  readonly clock: Clock;
  readonly log: Logger;
}

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly path: string;
}

/** What browsers say that the policy of a page stopped. One sampled line of it, in which nothing tells who read what. */
export function policyReportsPart({ clock, log }: Needs): Part {
  let lastMs = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  const say = (violation: Violation): void => {
    const nowMs = clock.now().getTime();
    if (nowMs - lastMs < SAMPLE_MS) return void (unsaid += 1);
    log.warn('the policy of a page stopped something', { ...violation, unsaid });
    [lastMs, unsaid] = [nowMs, 0];
  };
  return {
    routes(app) {
      void app.register(async (scope) => {
        scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_, body, done) =>
          done(null, body),
        );
        const reads = 'because a report is text of two formats, of which a word, an origin and a path are taken';
        scope.post(REPORTS_PATH, { config: { limit: 'policy.report', reads } }, async ({ body }, reply) => {
          const violation = typeof body === 'string' ? violationIn(body) : null;
          if (violation) say(violation);
          return reply.code(204).send();
        });
      });
    },
  };
}

/** The first of a report, in either of the formats that browsers send; null for what is none. */
function violationIn(text: string): Violation | null {
  const report = firstIn(text);
  if (report === null) return null;
  const said = (...names: string[]): string =>
    names.map((name) => report[name]).find((value) => typeof value === 'string') ?? '';
  return {
    directive: /^[a-z-]{1,40}/.exec(said('effective-directive', 'effectiveDirective', 'violated-directive'))?.[0] ?? '',
    blocked: originIn(said('blocked-uri', 'blockedURL')),
    path: pathOf({ url: URL.parse(said('document-uri', 'documentURL'))?.pathname ?? '' }),
  };
}

function firstIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(read) ? read[0] : read;
    if (typeof first !== 'object' || first === null) return null;
    const body: unknown = 'csp-report' in first ? first['csp-report'] : 'body' in first ? first.body : null;
    return typeof body === 'object' && body !== null ? { ...body } : null;
  } catch {
    return null;
  }
}

/** A word such as `inline`, or where something came from; never which address of it. */
function originIn(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  return url === null ? '' : url.origin === 'null' ? url.protocol : url.origin.slice(0, 200);
}
