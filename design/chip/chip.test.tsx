import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { ChipList, FilterChip, LinkChip } from './index.ts';

test('chips are a named list of links', async () => {
  await show(
    <ChipList label="Active filters">
      {[
        <FilterChip key="s" href="?fs=" label="Remove: up to 1 stop">
          Up to 1 stop
        </FilterChip>,
        <LinkChip key="r" href="/flights/LON-LIS" icon="history">
          London to Lisbon
        </LinkChip>,
      ]}
    </ChipList>,
  );
  expect(screen.getByRole('list', { name: 'Active filters' }).children.length).toBe(2);
  expect(screen.getByRole('link', { name: 'Remove: up to 1 stop' })).toBeDefined();
});
