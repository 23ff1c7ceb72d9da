import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { LinkChoices } from './index.ts';

test('each choice is a link with an address; the one in force is marked', async () => {
  await show(
    <LinkChoices
      label="View"
      choices={[
        { name: 'Out, then back', href: '?', current: true },
        { name: 'Whole trips', href: '?by=trip', current: false },
      ]}
    />,
  );
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Out, then back');
  expect(screen.getByRole('link', { name: 'Whole trips' }).getAttribute('href')).toBe('?by=trip');
});
