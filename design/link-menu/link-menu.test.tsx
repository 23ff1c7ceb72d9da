import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { LinkMenu } from './index.ts';

test('the button says which choice is in force and opens the others, each with an address', async () => {
  await show(
    <LinkMenu
      label="Sort by"
      choices={[
        { name: 'Best', href: '?sort=best', current: true },
        { name: 'Cheapest', href: '?sort=cheapest', current: false },
      ]}
    />,
  );
  const opener = screen.getByRole('button', { name: 'Sort by: Best' });
  const panel = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  expect(panel?.querySelector('[aria-current]')?.textContent).toBe('Best');
  expect([...(panel?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '?sort=best',
    '?sort=cheapest',
  ]);
});
