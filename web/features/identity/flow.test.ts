import { expect, test } from 'vitest';
import { afterClosing, behind, modeOf, SIGN_IN_MODES, SIGN_IN_STATES, type SignInMode, stateOf } from './flow.ts';

test('[2.1-01a] there are thirteen states', () => {
  expect(SIGN_IN_STATES).toHaveLength(13);
  expect(new Set(SIGN_IN_STATES).size).toBe(13);
});

test('[2.1-01b] every mode begins in one of them; an unknown one begins as the plain one does', () => {
  for (const state of Object.values(SIGN_IN_MODES)) expect(stateOf(state)).toBe(state);
  expect([modeOf('add'), modeOf('constructor'), modeOf(null)]).toEqual(['add', 'default', 'default']);
});

test('[2.1-01c] who wants to sign up sees the login state', () => {
  expect(SIGN_IN_MODES.signup).toBe('login');
});

test('[2.1-01d] back is everywhere but in landing, login and the soft gate, and always ends at one of them', () => {
  const without = SIGN_IN_STATES.filter((state) => behind(state) === null);
  expect(without).toEqual(['landing', 'login', 'softGate']);
  for (const state of SIGN_IN_STATES) {
    let at = state;
    for (let steps = 0; behind(at) !== null; steps += 1) {
      expect(steps).toBeLessThan(5);
      at = behind(at) ?? at;
    }
    expect(without).toContain(at);
  }
});

test('[2.1-01f] closing begins anew, but who looks for a mail finds the step again', () => {
  const modes = Object.keys(SIGN_IN_MODES) as SignInMode[];
  for (const mode of modes) expect(afterClosing(mode, 'password')).toBe(SIGN_IN_MODES[mode]);
  expect(afterClosing('default', 'code')).toBe('code');
  expect(afterClosing('login', 'forgotSuccess')).toBe('forgotSuccess');
  expect(afterClosing('softGate', 'code')).toBe('softGate');
});
