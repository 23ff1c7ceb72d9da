import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Badge, Flag } from './index.ts';

test('a badge without more to say is plain text', async () => {
  await show(<Badge tone="good">Booked</Badge>);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a flag explains itself on press', async () => {
  await show(<Flag explanation={{ label: 'Why best', text: 'Price, time and stops weighed together.' }}>Best</Flag>);
  expect(screen.getByRole('button', { name: 'Best' }).hasAttribute('popovertarget')).toBe(true);
  expect(screen.getByText('Price, time and stops weighed together.')).toBeDefined();
});
