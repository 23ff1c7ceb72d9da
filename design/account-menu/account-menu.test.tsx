import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { AccountMenu, AccountPanel, type AccountPanelProps } from './index.ts';

const hide = vi.fn();
beforeAll(() => {
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = hide;
});

const panel: Omit<AccountPanelProps, 'close'> = {
  identity: { avatar: null, name: 'Ines Moreau', email: 'ines@home.example' },
  links: {
    label: 'Your account',
    groups: [
      {
        id: 'you',
        items: [{ href: '/trips', text: 'Trips', icon: 'luggage', count: { text: '3', label: '3 to come' } }],
      },
      {
        id: 'company',
        title: 'Northlight Labs',
        items: [{ href: '/users', text: 'Users', icon: 'users', current: true }],
      },
      { id: 'none', title: 'Nothing here', items: [] },
    ],
  },
  signOut: { text: 'Sign out', href: '/signout' },
};

const menu = (more: Partial<AccountPanelProps> = {}, marker?: string) =>
  show(
    <AccountMenu label="Account" avatar={null} name="Ines" mode="Business" marker={marker}>
      {(target) => <AccountPanel {...panel} {...more} close={{ ...target, label: 'Close' }} />}
    </AccountMenu>,
  );

test('the button says who, as what, and that something waits; it opens and closes its panel without scripts', async () => {
  const { container } = await menu({}, 'Confirm your company');
  const button = screen.getByRole('button', { name: /^Ines Business Account Confirm your company$/ });
  const dialog = container.querySelector('[popover]')!;
  expect([button.getAttribute('popovertarget'), dialog.getAttribute('aria-label')]).toEqual([dialog.id, 'Account']);
  const close = within(dialog as HTMLElement).getByRole('button', { name: 'Close', hidden: true });
  expect([close.getAttribute('popovertarget'), close.getAttribute('popovertargetaction')]).toEqual([dialog.id, 'hide']);
});

test('slots that nobody fills draw nothing', async () => {
  const { container } = await menu();
  const text = container.querySelector('[popover]')!.textContent;
  expect(text).toBe('Ines Moreau ines@home.exampleTrips 33 to comeNorthlight LabsUsers Sign out');
  expect(container.querySelectorAll('fieldset, input').length).toBe(0);
});

test('with mode and booking-for: who, as what, for whom, where to, accounts, sign out', async () => {
  const change = vi.fn();
  const { container } = await menu({
    mode: {
      label: 'Mode',
      name: 'mode',
      value: 'business',
      options: [
        { value: 'business', text: 'Business' },
        { value: 'personal', text: 'Personal' },
      ],
      note: 'Policy applies',
      onChange: change,
    },
    bookingFor: <p>Booking for me</p>,
    accounts: <p>Accounts</p>,
    add: { text: 'Add an account', href: '/add' },
  });
  expect(container.querySelector('[popover]')!.textContent).toMatch(
    /Ines Moreau.*Mode.*Policy applies.*Booking for me.*Trips.*Users.*Accounts.*Add an account.*Sign out/,
  );
  fireEvent.click(screen.getByLabelText('Personal'));
  expect(change).toHaveBeenCalledExactlyOnceWith('personal');
});

test('a link names its count and the current page, and closes the menu', async () => {
  await menu();
  const hidden = { hidden: true };
  const trips = screen.getByRole('link', { ...hidden, name: 'Trips 3 to come' });
  expect(screen.getByRole('link', { ...hidden, name: 'Users' }).ariaCurrent).toBe('page');
  trips.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(trips);
  expect(hide).toHaveBeenCalledTimes(1);
});
