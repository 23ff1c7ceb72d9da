import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { Pagination, type PaginationProps } from './index.ts';

const words = {
  label: 'Pages of users',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: string) => `Page ${page}`,
  position: 'Page 1 of 15',
};

const showPage = (page: number, pages = 15, more: Partial<PaginationProps> = {}) =>
  show(
    <Pagination
      page={page}
      pages={pages}
      hrefOf={(to) => `/users?page=${to}`}
      format={String}
      range="1–15 of 214"
      words={words}
      {...more}
    />,
  );

test('pages are links with addresses, and the open one is marked', async () => {
  await showPage(7);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('7');
  expect(screen.getByRole('link', { name: 'Page 8' }).getAttribute('href')).toBe('/users?page=8');
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/users?page=6');
});

test('at the ends the arrow stays and leads nowhere', async () => {
  await showPage(1);
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  expect(screen.getByText('Previous page')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Next page' })).toBeDefined();
});

test('one page has no navigation, and says how much there is', async () => {
  await showPage(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText('1–15 of 214')).toBeDefined();
});

test('a press can be answered in the page', async () => {
  const go = vi.fn((_page: number, event: { preventDefault: () => void }) => event.preventDefault());
  await showPage(3, 15, { onGo: go });
  fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(go.mock.calls.map(([page]) => page)).toEqual([4]);
});
