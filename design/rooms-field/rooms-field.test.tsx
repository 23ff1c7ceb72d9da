import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { englishRooms, roomLimits } from '#design/examples';
import { show } from '#design/testing';
import { PlainRooms } from './plain.tsx';
import { RoomsField, roomsFrom, type RoomGuests } from './index.ts';

beforeAll(async () => {
  // Transformed once, so that the panel comes within a turn of the loop.
  await import('./panel.tsx');
});

function Rooms({ start }: { start: readonly RoomGuests[] }) {
  const [value, setValue] = useState(start);
  return (
    <form>
      <RoomsField name="room" value={value} most={roomLimits} words={englishRooms} onChange={setValue} />
    </form>
  );
}

const sent = () => new FormData(document.querySelector('form')!).getAll('room');
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const open = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^Rooms and guests/ })));

test('rooms, guests and ages are posted, a missing age as such', async () => {
  await show(<Rooms start={[{ adults: 2, children: [] }]} />);
  await open();
  await press('Add one child to room 1');
  await press('Add one child to room 1');
  fireEvent.change(screen.getByLabelText('Age of child 2'), { target: { value: '0' } });
  await press('Add a room');
  await press('Add one adult to room 2');
  expect(sent()).toEqual(['2-x-0', '2']);
  expect(roomsFrom(new URLSearchParams(sent().map((room) => ['room', String(room)])), 'room')).toEqual([
    { adults: 2, children: [null, 0] },
    { adults: 2, children: [] },
  ]);
});

test('a room that goes takes its own guests along, and focus stays in the panel', async () => {
  await show(
    <Rooms
      start={[
        { adults: 1, children: [] },
        { adults: 3, children: [4] },
      ]}
    />,
  );
  await open();
  await press('Remove room 1');
  expect(sent()).toEqual(['3-4']);
  expect(document.activeElement?.textContent).toBe('Add a room');
  expect(screen.queryByRole('button', { name: 'Remove room 1' })).toBeNull();
});

test('eight rooms and six people in one are the most, and the reasons are said', async () => {
  const start = Array.from({ length: 8 }, (_, at) => ({ adults: at === 0 ? 6 : 1, children: [] }));
  await show(<Rooms start={start} />);
  await open();
  await press('Add a room');
  await press('Add one child to room 1');
  expect([sent().length, sent()[0]]).toEqual([8, '6']);
  expect(screen.getByText(englishRooms.fullRooms)).toBeDefined();
  expect(screen.getByText(englishRooms.fullRoom)).toBeDefined();
});

test('without scripts it is selects, read as the same rooms; a room without anybody was not asked for', () => {
  const value = [{ adults: 2, children: [7] }];
  const html = renderToString(<PlainRooms value={value} words={englishRooms} most={roomLimits} />);
  const names = [...html.matchAll(/name="(\w+)"/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(['adults1', 'age1', 'adults2', 'age2', 'adults3', 'age3']));
  const form = new URLSearchParams('adults1=2&age1=7&age1=&age1=&adults2=0&age2=&adults3=1&age3=0');
  expect(roomsFrom(form, 'room')).toEqual([
    { adults: 2, children: [7] },
    { adults: 1, children: [0] },
  ]);
});
