import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { BottomBar, BottomBarItem } from './index.ts';

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
