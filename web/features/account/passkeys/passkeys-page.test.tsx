import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Passkey } from '#contract/identity';
import { showPage } from '../../booking/testing/show-page.tsx';
import { PasskeysPage } from './passkeys-page.tsx';

const phone: Passkey = {
  id: 'p1',
  name: 'Phone',
  createdAt: '2027-03-01T09:12:00.000Z',
  lastUsedAt: null,
  backedUp: true,
  host: 'localhost',
  here: true,
};
const laptop: Passkey = { ...phone, id: 'p2', name: 'Laptop', host: 'other.example', here: false };
const given = { passkeys: [phone, laptop], possible: true, formtoken: 'a.b', done: null, refused: null };

test('each passkey says when it was added and used, and can be renamed and removed', async () => {
  const page = await showPage(
    <PasskeysPage {...given} passkeys={[{ ...phone, lastUsedAt: phone.createdAt }, laptop]} />,
  );
  const [first, second] = page.querySelectorAll('li');
  expect(first?.textContent).toContain('Added on 1 Mar 2027');
  expect(first?.textContent).toContain('Last used on 1 Mar 2027');
  expect(second?.textContent).toContain('Not used yet');
  expect(second?.textContent).toContain('For other.example only');
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Phone' });
  expect([...new FormData(remove.form ?? undefined, remove)]).toEqual([
    ['formtoken', 'a.b'],
    ['id', 'p1'],
    ['intent', 'remove'],
  ]);
});

test('a browser that cannot make one has no button for it', async () => {
  await showPage(<PasskeysPage {...given} passkeys={[]} />);
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('a refusal is said, never that something was done; a missing name stands at its field', async () => {
  const last = await showPage(<PasskeysPage {...given} done="remove" refused={{ id: 'p1', code: 'LAST_WAY_IN' }} />);
  expect(last.querySelector('[role="alert"]')?.textContent).toContain('your only way to sign in');
  expect(last.textContent).not.toContain('Passkey removed');
  await showPage(<PasskeysPage {...given} refused={{ id: 'p2', code: 'PASSKEY_NAME_MISSING' }} />);
  const field = document.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  expect([field?.id, field?.closest('details')?.open]).toEqual(['name-p2', true]);
});
