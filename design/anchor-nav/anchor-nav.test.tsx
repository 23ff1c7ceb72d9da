import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { AnchorNav } from './index.ts';

test('[2.4-08a] anchor navigation lists section ids as links into the page', async () => {
  await show(
    <>
      <AnchorNav
        label="On this page"
        sections={[
          { id: 'what-we-keep', text: 'What we keep' },
          { id: 'your-rights', text: 'Your rights' },
        ]}
      />
      <h2 id="what-we-keep">What we keep</h2>
      <h2 id="your-rights">Your rights</h2>
    </>,
  );
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeDefined();
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(targets).toEqual(['#what-we-keep', '#your-rights']);
  expect(targets.every((target) => document.querySelector(target) !== null)).toBe(true);
});

test('a page without parts has no such navigation', async () => {
  await show(<AnchorNav label="On this page" sections={[]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
