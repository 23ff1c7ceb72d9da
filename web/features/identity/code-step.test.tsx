import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fullMinute } from '#contract/core';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { Code } from './code-step.tsx';
import { HostContext, type StepHost } from './host.ts';
import { usePassed } from './use-own-clock.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const until = '2027-03-01T21:40:00Z';

beforeEach(cleanup);
afterEach(() => vi.useRealTimers());

const Form: StepHost['Form'] = ({ intent, children }) => <form data-intent={intent}>{children}</form>;

function step(given: Partial<StepHost>) {
  const host: Partial<StepHost> = {
    Form,
    to: (state) => ({ href: `/login?state=${state}` }),
    email: 'mira@example.com',
    busy: null,
    refused: null,
    stands: null,
    ...given,
  };
  return (
    <FactsContext value={FACTS}>
      <I18nProvider i18n={i18n}>
        <HostContext value={host as StepHost}>
          <Code />
        </HostContext>
      </I18nProvider>
    </FactsContext>
  );
}

const presses = (box: HTMLElement) =>
  [...box.querySelectorAll('button')].map((button) => [button.textContent, button.form?.dataset['intent']]);

test('what is left is said before the request that is refused, and that one is not offered', () => {
  const { container, rerender } = render(step({ next: { left: 5, until, inSeconds: 0 } }));
  expect(container.textContent).not.toContain('one more code');
  expect(presses(container)).toContainEqual(['Send another code', 'code']);
  rerender(step({ next: { left: 1, until, inSeconds: 0 } }));
  expect(container.textContent).toContain('You can request one more code before');
  rerender(step({ next: { left: 0, until, inSeconds: 0 } }));
  expect(container.textContent).toContain('We can’t send another code until');
  expect(presses(container)).toEqual([
    ['Sign in', 'confirm'],
    ['Email me a link', 'unlock'],
  ]);
  screen.getByRole('link', { name: 'Use a password' });
});

test.for(['CODE_TRIED_OUT', 'CODE_EXPIRED'])(
  'a code that no longer works is not the first to press: %s',
  (errorCode) => {
    const refused = { errorCode, errorField: 'code', message: 'No longer.' };
    const { container, rerender } = render(step({ refused, next: { left: 1, until, inSeconds: 20 } }));
    expect(presses(container)).toEqual([
      ['Send another code', 'code'],
      ['Sign in', 'confirm'],
    ]);
    const looks = [...container.querySelectorAll('button')].map(({ className }) => className.includes('primary'));
    expect(looks).toEqual([true, false]);
    rerender(step({ refused, next: { left: 0, until, inSeconds: 20 } }));
    expect(presses(container)[0]).toEqual(['Email me a link', 'unlock']);
  },
);

test('the seconds are those of the server', async () => {
  render(step({ next: { left: 1, until, inSeconds: 12 } }));
  await screen.findByText(/Send another code in 1[12] s/);
});

test('once another code was sent the field is empty and has the focus', () => {
  const given = { next: { left: 1, until, inSeconds: 0 } };
  const field = () => screen.getByLabelText<HTMLInputElement>('Code');
  const { rerender } = render(step(given));
  fireEvent.change(field(), { target: { value: '123' } });
  rerender(step({ ...given, busy: 'confirm' }));
  rerender(step(given));
  expect([field().value, document.activeElement === field()]).toEqual(['123', false]);
  rerender(step({ ...given, busy: 'code' }));
  rerender(step(given));
  expect([field().value, document.activeElement === field()]).toEqual(['', true]);
});

test('a time from which something is allowed is a full minute that is still to come, and its passing is seen', async () => {
  expect(fullMinute(new Date('2027-03-01T20:40:02.001Z')).toISOString()).toBe('2027-03-01T20:41:00.000Z');
  expect(fullMinute(new Date(until)).getTime()).toBe(new Date(until).getTime());
  vi.useFakeTimers();
  const Passed = ({ at }: { readonly at: string }) => <p>{usePassed(at) ? 'over' : 'waits'}</p>;
  const { container } = render(<Passed at={new Date(Date.now() + 10_000).toISOString()} />);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(container.textContent).toBe('waits');
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(container.textContent).toBe('over'));
});
