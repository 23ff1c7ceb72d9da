import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { SkipLinks } from './index.ts';

test('leads to parts of this page', async () => {
  await show(
    <>
      <SkipLinks label="Skip to" links={[{ href: '#results', text: 'Skip to results' }]} />
      <main id="results" tabIndex={-1} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Skip to results' }).getAttribute('href')).toBe('#results');
});
