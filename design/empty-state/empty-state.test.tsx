import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { EmptyState } from './index.ts';

test('says the cause and offers ways out', async () => {
  await show(
    <EmptyState
      title="No direct flight under €1,200"
      text="Two of your filters cannot both be met."
      suggestions={[
        {
          text: 'Allow 1 stop',
          fact: '96 from €1,118',
          action: { text: 'Allow', label: 'Allow 1 stop', href: '?fs=stops:0,1' },
        },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'No direct flight under €1,200' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Allow 1 stop' }).getAttribute('href')).toBe('?fs=stops:0,1');
});
