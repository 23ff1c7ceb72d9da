import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nightDays } from '#design/examples';
import { axeFaults, show } from '#design/testing';
import { MonthDays } from './index.ts';

test('each day is a link named by its nights and its total; one that sells nothing says why and leads nowhere', async () => {
  await show(<MonthDays label="Lowest total by arrival" days={nightDays} column={1} />);
  expect(screen.getByRole('navigation', { name: 'Lowest total by arrival' })).toBeDefined();
  const link = screen.getByRole('link', { current: 'date' });
  expect(link.textContent?.replace(/\s+/g, ' ')).toContain('Wed 3 Mar to Sat 6 Mar');
  expect(screen.getByRole('link', { name: /lowest/ }).textContent).toContain('€4 there');
  expect(screen.getByText('longer stay required').closest('a')).toBeNull();
  expect(screen.getAllByRole('listitem').length).toBe(31);
  expect(await axeFaults(document.body)).toEqual([]);
});
