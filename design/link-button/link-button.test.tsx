import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { LinkButton } from './index.ts';

test('a link that looks like a button is a link', async () => {
  await show(<LinkButton href="/fares">See fares</LinkButton>);
  expect(screen.getByRole('link', { name: 'See fares' }).getAttribute('href')).toBe('/fares');
});
