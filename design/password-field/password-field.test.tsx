import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RefusalContext } from '#design/field';
import { show } from '#design/testing';
import { PasswordField, type PasswordFieldProps } from './index.ts';

const field: PasswordFieldProps = {
  label: 'Password',
  showLabel: 'Show password',
  hideLabel: 'Hide password',
  name: 'password',
  autoComplete: 'current-password',
};
const input = () => screen.getByLabelText<HTMLInputElement>('Password');

test('is hidden, can be looked at, and says to managers which one it is', async () => {
  await show(<PasswordField {...field} defaultValue="harbour lamp" />);
  expect([input().type, input().autocomplete]).toEqual(['password', 'current-password']);
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect([input().type, input().value]).toEqual(['text', 'harbour lamp']);
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input().type).toBe('password');
});

test('is hidden again when it is sent', async () => {
  const { container } = await show(
    <form>
      <PasswordField {...field} />
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  fireEvent.submit(container.querySelector('form')!);
  expect(input().type).toBe('password');
});

test('pasting is not stopped', async () => {
  await show(<PasswordField {...field} />);
  const paste = createEvent.paste(input());
  fireEvent(input(), paste);
  expect(paste.defaultPrevented).toBe(false);
});

test('strength is said in words, beside hint and error', async () => {
  await show(
    <PasswordField
      {...field}
      autoComplete="new-password"
      hint="At least 12 characters"
      error="Too short"
      strength={{ good: 1, text: 'Weak: one word' }}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('Weak: one word');
  const described = input().getAttribute('aria-describedby')!.split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'At least 12 characters',
    'Too short',
    'Weak: one word',
  ]);
});

test('without scripts nothing stands there that does nothing', () => {
  expect(renderToStaticMarkup(<PasswordField {...field} />)).not.toContain('<button');
});

test('once it was changed and left, neither its error nor its red border is there', async () => {
  const { container } = await show(
    <RefusalContext value="refused">
      <PasswordField {...field} error="Enter a longer password" />
    </RefusalContext>,
  );
  const isRed = () => container.querySelector('[class*="bad"]') !== null;
  expect(isRed()).toBe(true);
  await act(async () => input().focus());
  fireEvent.change(input(), { target: { value: 'a longer password' } });
  await act(async () => input().blur());
  expect([isRed(), screen.queryByText('Enter a longer password')]).toEqual([false, null]);
});
