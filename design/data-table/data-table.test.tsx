import { fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import {
  BulkBar,
  type BulkBarProps,
  DataTable,
  type DataTableProps,
  NOTHING_SELECTED,
  type Selection,
  SelectionInputs,
  TableTools,
  useSelection,
} from './index.ts';

interface Row {
  readonly name: string;
  readonly role: string;
}

const rows: readonly Row[] = [
  { name: 'Ade', role: 'Traveller' },
  { name: 'Clara', role: 'Admin' },
];

const table: DataTableProps<Row> = {
  caption: 'Users',
  columns: [
    { id: 'name', head: 'Name', sort: { href: '/u?by=-name', now: 'ascending' }, cell: ({ name }) => name },
    { id: 'role', head: 'Role', sort: { href: '/u?by=role' }, secondary: true, cell: ({ role }) => role },
  ],
  rows,
  idOf: ({ name }) => name,
  nameOf: ({ name }) => name,
  words: {
    select: (name) => `Select ${name}`,
    selectPage: 'Select all 2 on this page',
    more: (name) => `More about ${name}`,
    actions: 'Actions',
  },
};

const all: Selection = { kind: 'matching', query: 'q=a', except: new Set(['Ade']) };

function Choosing({ query = 'q=' }: { readonly query?: string }) {
  const { selection, count, select, selectMatching } = useSelection(query, 214);
  return (
    <form aria-label="Users" data-testid="form">
      <DataTable {...table} choice={{ selection, name: 'user', onSelect: select }} />
      <button type="button" onClick={selectMatching}>
        All
      </button>
      <SelectionInputs name="user" selection={selection} count={count} />
      <output>{count}</output>
    </form>
  );
}

const posted = () => [...new FormData(screen.getByTestId<HTMLFormElement>('form'))];

test('a native table: rows are named by their first value, and the order in force is said', async () => {
  await show(<DataTable {...table} />);
  expect(screen.getByRole('table', { name: 'Users' })).toBeDefined();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Ade', 'Clara']);
  const heads = screen.getAllByRole('columnheader').map((head) => [head.textContent, head.getAttribute('aria-sort')]);
  expect(heads).toEqual([
    ['Name', 'ascending'],
    ['Role', null],
  ]);
  expect(screen.getByRole('link', { name: 'Role' }).getAttribute('href')).toBe('/u?by=role');
});

test('each value carries the name of its column for a phone, said once', async () => {
  await show(<DataTable {...table} />);
  const cell = screen.getByRole('cell', { name: 'Traveller' });
  expect(within(cell).getByText('Role').getAttribute('aria-hidden')).toBe('true');
});

test('what is behind "more" is unfolded by a button that names its row', async () => {
  await show(<DataTable {...table} />);
  const more = screen.getByLabelText('More about Ade');
  fireEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
});

test('rows are selected one by one or as a page, and the box of the page says when only some are', async () => {
  await show(<Choosing />);
  const page = screen.getByLabelText<HTMLInputElement>('Select all 2 on this page');
  fireEvent.click(screen.getByLabelText('Select Ade'));
  expect([page.checked, page.indeterminate, posted()]).toEqual([false, true, [['user', 'Ade']]]);
  fireEvent.click(page);
  expect([page.checked, page.indeterminate, posted().length]).toEqual([true, false, 2]);
  fireEvent.click(page);
  expect(posted()).toEqual([]);
});

test('all that match are told as a query with their number and without ids', async () => {
  await show(<Choosing />);
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole('status').textContent).toBe('214');
  fireEvent.click(screen.getByLabelText('Select Clara'));
  expect(posted()).toEqual([
    ['user.matching', 'q='],
    ['user.count', '213'],
    ['user.except', 'Clara'],
  ]);
});

test('another query ends a selection: what is found is another thing', async () => {
  const { rerender } = await show(<Choosing />);
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  rerender(<Choosing query="q=x" />);
  expect([screen.getByRole('status').textContent, posted()]).toEqual(['0', []]);
});

test('before scripts run each box posts by itself, and there is none for the page', () => {
  const choice = { selection: NOTHING_SELECTED, name: 'user', onSelect: () => {} };
  const markup = renderToStaticMarkup(<DataTable {...table} choice={choice} />);
  expect(markup.match(/name="user"/g)).toHaveLength(2);
  expect(markup).not.toContain('Select all 2');
});

test('rows on their way are drawn at their size, and what stands instead of rows waits for that', async () => {
  const { container, rerender } = await show(<DataTable {...table} rows={[]} pending={3} instead={<p>None</p>} />);
  expect(container.querySelectorAll('tbody tr[aria-hidden="true"]').length).toBe(3);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.queryByText('None')).toBeNull();
  rerender(<DataTable {...table} rows={[]} instead={<p>None</p>} />);
  expect(screen.getByText('None')).toBeDefined();
});

const bar: BulkBarProps = {
  count: 213,
  actions: [{ id: 'off', text: 'Deactivate', danger: true, name: 'do', value: 'off' }],
  words: {
    label: 'Selected users',
    count: '213 selected',
    selectMatching: 'Select all 214',
    clear: 'Clear',
    actions: 'Actions',
  },
  onSelectMatching: () => {},
  onClear: () => {},
};

test('the bar says how many are selected and leads to all of them', async () => {
  const matching = vi.fn();
  await show(
    <BulkBar {...bar} onSelectMatching={matching}>
      <SelectionInputs name="user" selection={all} count={213} />
    </BulkBar>,
  );
  expect(within(screen.getByRole('region', { name: 'Selected users' })).getByRole('status').textContent).toBe(
    '213 selected',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Select all 214' }));
  expect(matching).toHaveBeenCalledOnce();
});

test('while many are changed its actions rest, and the bar says so', async () => {
  await show(<BulkBar {...bar} busyText="Changing 213…" />);
  expect(screen.getByRole('status').textContent).toBe('Changing 213…');
  expect(screen.getAllByText('Deactivate').every((text) => text.closest('button')?.disabled)).toBe(true);
});

test('the search of a table is a form that asks by address, and tells each letter where the page listens', async () => {
  const type = vi.fn();
  await show(
    <TableTools search={{ label: 'Name or email', name: 'q', value: 'an', submit: 'Search', onType: type }} />,
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name or email' });
  expect([field.name, field.form?.method]).toEqual(['q', 'get']);
  fireEvent.change(field, { target: { value: 'ann' } });
  expect(type).toHaveBeenCalledExactlyOnceWith('ann');
});
