import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButton } from '#design/button';
import { show } from '#design/testing';
import { Banner } from './index.ts';

test('is a region with a name, holds text, link and the way to close it, and can be found to be measured', async () => {
  await show(
    <Banner
      label="Message"
      text="Borders take fingerprints."
      link={{ url: '/help', text: 'How it works' }}
      close={<IconButton icon="x" label="Close message" />}
    />,
  );
  const region = screen.getByRole('complementary', { name: 'Message' });
  expect(region.textContent).toContain('Borders take fingerprints.');
  expect(region.hasAttribute('data-banner')).toBe(true);
  expect(screen.getByRole('link', { name: 'How it works' }).getAttribute('href')).toBe('/help');
  expect(region.contains(screen.getByRole('button', { name: 'Close message' }))).toBe(true);
});
