import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { FilterAll, FilterGroup, FilterMore, FilterRow } from './index.ts';

test('a row says label, count and least total; an empty one stays and says why', async () => {
  const onPress = vi.fn();
  const change = vi.fn();
  await show(
    <FilterGroup title="Stops">
      <FilterRow
        label="Direct"
        name="stops"
        value="0"
        checked={false}
        count="18"
        from="€1,684"
        onChange={change}
        only={{ text: 'only', label: 'Only direct', onPress }}
      />
      <FilterMore summary="All stops">
        <FilterRow label="2 stops or more" name="stops" value="2" checked={false} count="0" zero="none that day" />
      </FilterMore>
    </FilterGroup>,
  );
  expect(screen.getByRole('group', { name: 'Stops' })).toBeDefined();
  fireEvent.click(screen.getByLabelText('Direct 18 €1,684'));
  expect(change).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Only direct' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getByLabelText<HTMLInputElement>('2 stops or more none that day').disabled).toBe(true);
});

test('all answers are behind an address', async () => {
  const press = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await show(
    <FilterAll href="/flights?all=carriers" onClick={press}>
      All 14
    </FilterAll>,
  );
  const link = screen.getByRole('link', { name: 'All 14' });
  expect(link.getAttribute('href')).toBe('/flights?all=carriers');
  fireEvent.click(link);
  expect(press).toHaveBeenCalledOnce();
});
