import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Footer } from './index.ts';

test('says who runs the site and leads on', async () => {
  await show(
    <Footer
      name="Wayfold"
      about="Open travel search and booking."
      links={{ label: 'About Wayfold', items: [{ href: '/data-sources', text: 'Data sources' }] }}
    />,
  );
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('Open travel search and booking.')).toBeDefined();
  expect(footer.getByRole('link', { name: 'Data sources' }).getAttribute('href')).toBe('/data-sources');
});
