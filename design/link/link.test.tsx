import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Link } from './index.ts';

test('a link has its words and its address', async () => {
  await show(<Link href="/rules">Read the full fare rules</Link>);
  expect(screen.getByRole('link', { name: 'Read the full fare rules' }).getAttribute('href')).toBe('/rules');
});
