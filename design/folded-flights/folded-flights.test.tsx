import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { FoldedFlights } from './index.ts';

test('a way is one line with its times; its stops are closed until asked for', async () => {
  const point = { time: '22:05', dateTime: '2027-03-09T22:05', airportName: 'Heathrow', airportCode: 'LHR' };
  await show(
    <FoldedFlights
      scaleMinutes={790}
      flights={[
        {
          title: 'Out, Tue 9 Mar',
          leg: {
            carrier: { code: 'X-SPC', name: 'Straits Pacific' },
            note: 'X-SPC 318',
            departure: point,
            arrival: { ...point, time: '19:15', airportName: 'Changi', airportCode: 'SIN' },
            duration: '13h 10m',
            stops: { text: 'Direct', short: 'Direct' },
            parts: [{ kind: 'air', minutes: 790 }],
          },
          entries: [{ kind: 'wait', title: '2h 10m in Doha', lines: [] }],
          show: 'Show stops',
          hide: 'Hide stops',
        },
      ]}
    />,
  );
  const fold = screen.getByRole<HTMLDetailsElement>('group');
  expect(fold.open).toBe(false);
  expect(fold.querySelector('summary')?.textContent).toMatch(/^Out, Tue 9 Mar.*22:05.*19:15.*Show stops/);
});
