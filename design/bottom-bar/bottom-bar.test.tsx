import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { BottomBar, BottomBarItem } from './index.ts';

test('a tool that opens something leads somewhere until scripts run', () => {
  const bar = (
    <BottomBar label="Tools">
      <BottomBarItem icon="calendar" href="?flex=3" onPress={() => undefined}>
        Days
      </BottomBarItem>
    </BottomBar>
  );
  expect(renderToString(bar)).toContain('<a href="?flex=3"');
});

test('holds tools with words', async () => {
  const press = vi.fn();
  await show(
    <BottomBar label="Tools">
      <BottomBarItem icon="sliders-horizontal" onPress={press}>
        Filters (2)
      </BottomBarItem>
      <BottomBarItem icon="arrow-up-down" href="#sort">
        Sort
      </BottomBarItem>
    </BottomBar>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
  expect(press).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Sort' })).toBeDefined();
});
