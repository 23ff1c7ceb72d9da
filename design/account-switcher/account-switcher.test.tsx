import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { AccountSwitcher, type AccountSwitcherProps } from './index.ts';

const base: Omit<AccountSwitcherProps, 'onSwitch'> = {
  label: 'Accounts',
  accounts: [
    { id: 'work', name: 'Ines Moreau', detail: 'Business', email: 'im@northlight.example' },
    { id: 'home', name: 'Ines Moreau', detail: 'Personal', email: 'ines@home.example' },
    { id: 'club', name: 'Harbour Volunteers', detail: 'Business', email: 'ines@harbour.example' },
  ],
  selected: 'work',
  loadingText: 'Switching…',
  status: '',
  name: 'account',
  switchLabel: 'Switch',
};
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const texts = () => screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent?.trim());

test('[4-05a] an account is unselected, selected, or loading', async () => {
  const { rerender } = await show(<AccountSwitcher {...base} onSwitch={() => {}} />);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(texts()[2]).toBe('Harbour Volunteers Business');
  rerender(<AccountSwitcher {...base} loading="club" status="Switching to Harbour Volunteers" onSwitch={() => {}} />);
  expect(texts()[2]).toBe('Harbour Volunteers Switching…');
  expect(screen.getByRole('group', { name: 'Accounts' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Switching to Harbour Volunteers');
});

test('[4-05b] presses on the selected account, on the loading one and on others meanwhile are ignored', async () => {
  const press = vi.fn();
  const { rerender } = await show(<AccountSwitcher {...base} onSwitch={press} />);
  fireEvent.click(radio(/Ines Moreau Business/));
  fireEvent.keyDown(radio(/Ines Moreau Business/), { key: 'Enter' });
  expect(press).not.toHaveBeenCalled();
  fireEvent.click(radio(/Harbour/));
  expect(press).toHaveBeenCalledExactlyOnceWith('club');
  rerender(<AccountSwitcher {...base} loading="club" onSwitch={press} />);
  for (const name of [/Harbour/, /Personal/, /Ines Moreau Business/]) {
    fireEvent.click(radio(name));
    fireEvent.keyDown(radio(name), { key: 'Enter' });
    expect(radio(name).getAttribute('aria-disabled')).toBe('true');
  }
  expect(press).toHaveBeenCalledTimes(1);
  expect(radio(/Ines Moreau Business/).checked).toBe(true);
});

test('arrows go from account to account and switch nothing; Enter switches', async () => {
  const press = vi.fn();
  await show(<AccountSwitcher {...base} onSwitch={press} />);
  radio(/Ines Moreau Business/).focus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(radio(/Harbour/));
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(radio(/Personal/));
  expect(press).not.toHaveBeenCalled();
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  expect(press).toHaveBeenCalledExactlyOnceWith('home');
});

test('no two rows have the same visible text', async () => {
  const accounts = base.accounts.map((account) => ({ ...account, name: 'Ines', detail: 'Personal' }));
  await show(<AccountSwitcher {...base} accounts={accounts} onSwitch={() => {}} />);
  expect(texts()).toEqual([
    'Ines Personal im@northlight.example',
    'Ines Personal ines@home.example',
    'Ines Personal ines@harbour.example',
  ]);
});

test('without scripts the choice is posted by a button', () => {
  const html = renderToStaticMarkup(<AccountSwitcher {...base} onSwitch={() => {}} />);
  expect(html).toContain('type="submit"');
  expect(html).toMatch(/name="account"[^>]*value="home"|value="home"[^>]*name="account"/);
});
