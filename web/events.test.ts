import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { offeredState, STEPS_TO_COME } from './features/identity/flow.ts';

const WEB = import.meta.dirname;
const sources = globSync('**/*.{ts,tsx}', { cwd: WEB })
  .filter((path) => !/\.test\.tsx?$|(^|\/)testing\//.test(path) && path !== 'events.ts')
  .map((path) => ({ path: relative('.', path), text: readFileSync(`${WEB}/${path}`, 'utf8') }));

/** Names of events with the files that name them in a call of `by`. */
function eventsOf(by: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, text } of sources) {
    for (const [, name = ''] of text.matchAll(by)) found.set(name, [...(found.get(name) ?? []), path]);
  }
  return found;
}

/** Nobody hears these: the step that publishes one is to come, and no reader can open it. */
const OF_A_STEP_TO_COME = { 'business-wanted': 'onboarding', 'soft-gate-closed': 'softGate' } as const;
/** What another site says of its own reader; no press of ours, and it grants nothing. */
const SAID_BY_A_HOST = ['host-consent', 'host-consent-prefix'];

test('a press that nobody hears is on no page: each published event has a listener, or its step is opened by no address', () => {
  const published = eventsOf(/\bpublish\(\s*'([^']+)'/g);
  const heard = eventsOf(/\b(?:subscribe|once)\(\s*'([^']+)'/g);
  expect(published.size).toBeGreaterThan(8);
  const unheard = [...published.keys()].filter((name) => !heard.has(name));
  expect(new Set(unheard)).toEqual(new Set([...Object.keys(OF_A_STEP_TO_COME), ...SAID_BY_A_HOST]));
  for (const name of SAID_BY_A_HOST) expect(published.get(name)).toEqual(['embed/frame.ts']);
  for (const step of Object.values(OF_A_STEP_TO_COME)) expect(offeredState(step)).toBeNull();
});

test('no page leads to a step that is to come', () => {
  const shown = sources.filter(({ path }) => /^(features|routes|shell)\//.test(path) && !path.endsWith('/flow.ts'));
  expect(shown.length).toBeGreaterThan(200);
  const names = [...STEPS_TO_COME, 'business'].join('|');
  const leads = new RegExp(`\\b(?:to=|to\\(|turn\\(|state=|mode=|mode: )["'\`]?(?:${names})\\b`);
  expect(leads.test('<StepLink to="onboarding">') && leads.test("publish('x', { mode: 'business' })")).toBe(true);
  for (const { path, text } of shown) expect([path, leads.exec(text)?.[0]]).toEqual([path, undefined]);
});
