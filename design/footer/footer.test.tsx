import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Footer } from './index.ts';

test('draws no empty group, and headings for the others', async () => {
  await show(
    <Footer
      name="Wayfold"
      about="Open travel search and booking."
      groups={[
        { title: 'Help', links: [{ href: '/find', text: 'Find my booking' }] },
        { title: 'Company', links: [] },
      ]}
      links={{ label: 'Legal', items: [{ href: '/data-sources', text: 'Data sources' }] }}
    />,
  );
  expect(screen.getAllByRole('heading', { name: 'Help', level: 2 }).length).toBeGreaterThan(0);
  expect(screen.queryByText('Company')).toBeNull();
  expect(screen.getByRole('contentinfo')).toBeDefined();
});
