import { afterEach, expect, test } from 'vitest';
import { createLogger } from '#platform/logger';
import { fixedClock } from '#platform/testing';
import { limitsBy } from '../http/limits.ts';
import { pagePolicy, REPORTS_PATH } from '../http/security.ts';
import { openTestSite, type TestSite } from '../http/testing.ts';
import { policyReportsPart } from './policy-reports.ts';

const SECRET = 'secret-of-a-link-7f3a9d51';
const FIELDS = {
  'document-uri': `https://w.example/s/ident/link?link=${SECRET}`,
  'blocked-uri': `https://evil.example/x.js?token=${SECRET}`,
  'effective-directive': 'script-src-elem',
  'script-sample': SECRET,
  referrer: `https://w.example/?token=${SECRET}`,
};
const OLD = JSON.stringify({ 'csp-report': FIELDS });
const NEW = JSON.stringify([
  {
    type: 'csp-violation',
    url: FIELDS['document-uri'],
    body: {
      documentURL: FIELDS['document-uri'],
      blockedURL: 'inline',
      effectiveDirective: 'style-src-attr',
      sample: SECRET,
    },
  },
]);

let site: TestSite | undefined;
afterEach(() => site?.close());

async function open() {
  const lines: Record<string, unknown>[] = [];
  const clock = fixedClock('2027-03-01T12:00:00Z');
  const log = createLogger({ level: 'info', clock, write: (line) => void lines.push(JSON.parse(line)) });
  let uses = 0;
  const own = await openTestSite([policyReportsPart({ clock, log })], {
    limit: limitsBy(async (_, { burst }) => ({ allowed: (uses += 1) <= burst, retryAfterMs: 1_000 })),
  });
  site = own;
  const report = async (payload: string, type: string) =>
    (await own.app.inject({ method: 'POST', url: REPORTS_PATH, payload, headers: { 'content-type': type } }))
      .statusCode;
  return { lines, clock, report };
}

test('a page names where its violations are reported', () => {
  expect(pagePolicy('n', false)).toContain(`report-uri ${REPORTS_PATH}; report-to policy`);
});

test('a report is one line without a secret, and within ten seconds there is no other', async () => {
  const { lines, clock, report } = await open();
  expect(await report(OLD, 'application/csp-report')).toBe(204);
  expect(await report(NEW, 'application/reports+json')).toBe(204);
  expect(await report(NEW, 'application/reports+json')).toBe(204);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    path: '/s/ident/link',
  });
  clock.advance(10_000);
  await report(NEW, 'application/reports+json');
  expect(lines[1]).toMatchObject({ directive: 'style-src-attr', blocked: 'inline', path: '/s/ident/link', unsaid: 2 });
  expect(JSON.stringify(lines)).not.toContain(SECRET);
});

test('what is no report is no line, what is too large is refused, and who reports too often as well', async () => {
  const { lines, report } = await open();
  for (const odd of ['', 'x', '[]', 'null', '{"csp-report":1}', '[{"body":[]}]'])
    expect(await report(odd, 'application/csp-report')).toBeLessThan(500);
  expect(lines.filter(({ path }) => path !== '')).toEqual([]);
  expect(await report('x'.repeat(20_000), 'application/csp-report')).toBe(413);
  const codes: number[] = [];
  for (let n = 0; n < 10; n += 1) codes.push(await report(OLD, 'application/csp-report'));
  expect(codes.at(-1)).toBe(429);
});
