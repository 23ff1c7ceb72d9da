import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Timeline } from './index.ts';

test('tells points, flights and waits in order', async () => {
  await show(
    <Timeline
      title="Out, Tue 9 March"
      meta="16h 30m, 1 stop"
      entries={[
        {
          kind: 'point',
          time: '15:20',
          dateTime: '2027-03-09T15:20',
          date: 'Tue 9 Mar',
          place: 'London, Heathrow',
          code: 'LHR',
          detail: 'Terminal 4',
        },
        {
          kind: 'segment',
          carrier: { code: 'X-HAL', name: 'Halcyon Gulf' },
          number: 'HGF 12',
          lines: ['6h 35m in the air'],
        },
        { kind: 'self-transfer', title: '2h 10m in Doha', lines: ['Check bags in again'], warn: true },
        {
          kind: 'point',
          time: '15:50',
          dateTime: '2027-03-10T15:50',
          date: 'Wed 10 Mar',
          place: 'Singapore, Changi',
          code: 'SIN',
        },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Out, Tue 9 March' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '15:20Tue 9 MarLondon, Heathrow LHRTerminal 4',
    'HGHalcyon Gulf HGF 126h 35m in the air',
    '2h 10m in DohaCheck bags in again',
    '15:50Wed 10 MarSingapore, Changi SIN',
  ]);
});
