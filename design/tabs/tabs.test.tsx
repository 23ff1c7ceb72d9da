import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { TabLinks, Tabs, type TabsProps } from './index.ts';

const tabs: TabsProps['tabs'] = [
  { id: 'a', text: 'General', panel: <p>Name</p> },
  { id: 'b', text: 'Offices', disabled: true, panel: <p>Berlin</p> },
  { id: 'c', text: 'Codes', panel: <p>2 codes</p> },
];

const opened = () => screen.getByRole('tab', { selected: true }).textContent;

test('one panel is in view, and it is named by its tab', async () => {
  await show(<Tabs label="Company" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Company' })).toBeDefined();
  const panels = screen.getAllByRole('tabpanel');
  expect(panels.map((panel) => panel.textContent)).toEqual(['GeneralName']);
  expect(screen.getByRole('tabpanel', { name: 'General' })).toBe(panels[0]);
});

test.each([
  ['ltr', 'ArrowRight', 'Codes'],
  ['ltr', 'ArrowLeft', 'Codes'],
  ['ltr', 'End', 'Codes'],
  ['ltr', 'Home', 'General'],
  ['ltr', 'a', 'General'],
  ['rtl', 'ArrowLeft', 'Codes'],
] as const)('%s: %s leads to %s, past what is disabled', async (dir, key, to) => {
  await show(
    <div dir={dir}>
      <Tabs label="Company" tabs={tabs} />
    </div>,
  );
  fireEvent.keyDown(screen.getByRole('tab', { name: 'General' }), { key });
  expect(opened()).toBe(to);
  if (key !== 'a') expect(document.activeElement?.textContent).toBe(to);
});

test('only the open tab is a stop of the Tab key', async () => {
  await show(<Tabs label="Company" tabs={tabs} />);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test('a page that decides which is open is asked, not passed by', async () => {
  const select = vi.fn();
  await show(<Tabs label="Company" tabs={tabs} selected="a" onSelect={select} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Codes' }));
  expect(select).toHaveBeenCalledExactlyOnceWith('c');
  expect(opened()).toBe('General');
});

test('a saved view is a link with its address, and its count says what it counts', async () => {
  await show(
    <TabLinks
      label="Views"
      items={[
        { href: '/users', text: 'All', current: true, count: { shown: '214', spoken: '214 people' } },
        { href: '/users?v=2', text: 'Invited', current: false },
      ]}
    />,
  );
  expect(screen.getByRole('link', { current: 'page', name: 'All 214 people' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Invited' }).getAttribute('href')).toBe('/users?v=2');
});
