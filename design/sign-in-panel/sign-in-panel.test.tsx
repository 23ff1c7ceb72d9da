import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { ProviderButtons, SignInDialog, SignInPanel } from './index.ts';

const frame = { brand: 'Wayfold', step: 'landing', title: 'Sign in or create an account' };

test('reads heading, lead, note, form, other ways, foot, in this order', async () => {
  const { container } = await show(
    <SignInPanel
      {...frame}
      headingLevel={1}
      lead="One field."
      note={{ title: 'You can sign in now', text: 'Open the link.', icon: 'mail-check' }}
      others={{ or: 'or', first: <span>Company</span> }}
      foot="Terms"
    >
      <span>Form</span>
    </SignInPanel>,
  );
  expect(screen.getByRole('heading', { level: 1, name: frame.title })).toBeDefined();
  expect(container.textContent).toBe(
    'WayfoldSign in or create an accountOne field.You can sign in nowOpen the link.FormorCompanyTerms',
  );
});

test('the mark of the brand stands where there is no way back', async () => {
  const { rerender } = await show(<SignInPanel {...frame} />);
  expect(screen.getByText('Wayfold')).toBeDefined();
  rerender(<SignInPanel {...frame} back={{ label: 'Back', href: '/login' }} />);
  expect(screen.queryByText('Wayfold')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/login');
});

test('a new step is read from its heading; the first leaves the focus where it is', () => {
  const { rerender } = render(<SignInPanel {...frame} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<SignInPanel {...frame} step="code" title="Enter the 6-digit code" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Enter the 6-digit code' }));
  act(() => (document.activeElement as HTMLElement).blur());
  rerender(<SignInPanel {...frame} step="code" title="Enter the code" />);
  expect(document.activeElement).toBe(document.body);
});

test('a new step with one field puts the focus there; with two it is read, and so is what refused it', () => {
  const field = (type: string) => <input key={type} type={type} aria-label={type} />;
  const { rerender } = render(<SignInPanel {...frame} />);
  rerender(
    <SignInPanel {...frame} step="code">
      {field('text')}
      {field('checkbox')}
    </SignInPanel>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('text'));
  rerender(
    <SignInPanel {...frame} step="login">
      {field('text')}
      {field('password')}
    </SignInPanel>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  rerender(
    <SignInPanel {...frame} step="held">
      <div ref={(note) => note?.focus()} role="alert" tabIndex={-1} />
      {field('text')}
    </SignInPanel>,
  );
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('a refusal brings the wrong field into view with its label, and the focus to it', () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const step = (answer: unknown) => (
    <SignInPanel {...frame} answer={answer}>
      <p>
        <label htmlFor="code">Code</label>
        <input id="code" aria-invalid={answer ? true : undefined} />
      </p>
      <button type="submit">Sign in</button>
    </SignInPanel>
  );
  const { rerender } = render(step(null));
  screen.getByRole('button').focus();
  rerender(step({ errorCode: 'CODE_WRONG' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  expect(seen.mock.contexts).toEqual([screen.getByLabelText('Code').parentElement]);
  seen.mockRestore();
});

test('the dialog is named by its heading and closes by button and by Esc, but not while locked', async () => {
  const close = { label: 'Close', onPress: vi.fn() };
  const { rerender } = await show(<SignInDialog {...frame} open close={close} />);
  const dialog = screen.getByRole('dialog', { name: frame.title });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(close.onPress).toHaveBeenCalledTimes(2);
  rerender(<SignInDialog {...frame} open locked close={close} />);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true);
  expect(close.onPress).toHaveBeenCalledTimes(2);
});

test('a provider is a link where it has an address, else it posts its name; while it opens, presses are ignored', async () => {
  const press = vi.fn((_id: string, event: { preventDefault: () => void }) => event.preventDefault());
  await show(
    <ProviderButtons
      label="Other services"
      onPress={press}
      providers={[
        { id: 'a', name: 'Orchard', label: 'Continue with Orchard', href: '/in/a' },
        { id: 'b', name: 'Lumen', label: 'Continue with Lumen' },
        { id: 'c', name: 'Vale', label: 'Continue with Vale', href: '/in/c', busyLabel: 'Opening Vale' },
      ]}
    />,
  );
  const lumen = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Lumen' });
  expect([lumen.type, lumen.name, lumen.value]).toEqual(['submit', 'provider', 'b']);
  fireEvent.click(screen.getByRole('link', { name: 'Continue with Orchard' }));
  fireEvent.click(lumen);
  fireEvent.click(screen.getByRole('button', { name: 'Opening Vale' }));
  expect(press.mock.calls.map(([id]) => id)).toEqual(['a', 'b']);
});
