import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { BarChart, Chart, type ChartProps, ColumnChart, Histogram, LineChart, ShareChart } from './index.ts';

const base: Omit<ChartProps, 'children'> = {
  title: 'October was the peak',
  unit: 'Thousand euro',
  name: 'spend',
  words: { view: 'Shown as', chart: 'Chart', table: 'Table' },
  table: {
    columns: ['Month', 'Spend'],
    rows: [
      ['Sep', '€100k'],
      ['Oct', '€228k'],
    ],
  },
};

const columns = [
  { label: 'Sep', values: [60, 40], text: 'September: €100k' },
  { label: 'Oct', values: [150, 50], text: 'October: €200k' },
];

const stacked = (
  <ColumnChart
    series={['Flights', 'Stays']}
    columns={columns}
    ticks={[
      { value: 200, text: '€200k' },
      { value: 0, text: '0' },
    ]}
    pointsLabel="Months"
  />
);

const rects = (container: Element) =>
  [...container.querySelectorAll('rect')]
    .filter((rect) => !rect.getAttribute('fill') && rect.getAttribute('x')?.endsWith('%'))
    .map((rect) => [rect.getAttribute('y'), rect.getAttribute('height')]);

test('the table with the same figures is there in both views, and seen in one', async () => {
  await show(<Chart {...base}>{stacked}</Chart>);
  const table = screen.getByRole('table', { name: 'October was the peak' });
  expect(within(table).getByRole('row', { name: 'Oct €228k' })).toBeDefined();
  const slider = screen.getByRole('slider', { name: 'Months' });
  fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(screen.getByRole('table', { name: 'October was the peak' })).toBe(table);
  expect(slider.closest('[hidden]')).not.toBeNull();
});

test('arrow keys read one column after the other', async () => {
  await show(<Chart {...base}>{stacked}</Chart>);
  const slider = screen.getByRole('slider', { name: 'Months' });
  fireEvent.focus(slider);
  expect(slider.getAttribute('aria-valuetext')).toBe('September: €100k');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('October: €200k');
  expect(screen.getByText('October: €200k')).toBeDefined();
  fireEvent.blur(slider);
  expect(screen.queryByText('October: €200k')).toBeNull();
});

test('columns are stacked to the scale: what is the highest value of it fills the drawing', async () => {
  const { container } = await show(<Chart {...base}>{stacked}</Chart>);
  expect(rects(container)).toEqual(
    expect.arrayContaining([
      ['70%', '30%'],
      ['50%', '20%'],
      ['25%', '75%'],
      ['0%', '25%'],
    ]),
  );
});

test('while figures come and where there are none, there is nothing to choose', async () => {
  const { container, rerender } = await show(
    <Chart {...base} pending>
      {stacked}
    </Chart>,
  );
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  rerender(
    <Chart {...base} instead={<p>Nothing was booked.</p>}>
      {stacked}
    </Chart>,
  );
  expect([screen.queryByRole('radio'), screen.queryByRole('table')]).toEqual([null, null]);
  expect(screen.getByText('Nothing was booked.')).toBeDefined();
});

test('a bar is as long as its share of the whole, and a goal stands at its own', async () => {
  const { container } = await show(
    <Chart {...base}>
      <BarChart
        bars={[{ name: 'Sales', value: 83, text: '83 %', over: true }]}
        whole={100}
        goal={{ value: 90, text: 'Goal' }}
      />
    </Chart>,
  );
  expect(container.querySelector('li rect')?.getAttribute('width')).toBe('83%');
  expect(container.querySelector('li line')?.getAttribute('x1')).toBe('90%');
});

test('parts of a whole lie side by side, and fill it', async () => {
  const { container } = await show(
    <Chart {...base}>
      <ShareChart
        parts={[
          { name: 'Spent', value: 30, text: '€30' },
          { name: 'Free', value: 10, text: '€10' },
        ]}
      />
    </Chart>,
  );
  const bars = [...container.querySelectorAll('svg > rect:not([fill])')].slice(0, 2);
  expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
    ['0%', '75%'],
    ['75%', '25%'],
  ]);
});

test('a limit stands between two slices of a histogram, and each has its figure', async () => {
  const slice = (label: string, value: number) => ({ label, value, count: String(value), text: label });
  const { container } = await show(
    <Chart {...base}>
      <Histogram
        slices={[slice('0–13', 10), slice('14+', 20)]}
        limit={{ before: 1, text: '14 days' }}
        pointsLabel="Days"
      />
    </Chart>,
  );
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['10', '20']);
  expect([...container.querySelectorAll('line')].at(-1)?.getAttribute('x1')).toBe('50%');
});

test('a line ends with a point at its last value', async () => {
  const { container } = await show(
    <Chart {...base}>
      <LineChart
        points={columns}
        lines={[{ name: 'Emissions', end: '50 t', values: [50, undefined] }]}
        ticks={[{ value: 100, text: '100' }]}
        pointsLabel="Months"
      />
    </Chart>,
  );
  expect(container.querySelector('circle')?.getAttribute('cx')).toBe('25%');
  expect(container.querySelector('circle')?.getAttribute('cy')).toBe('50%');
});
