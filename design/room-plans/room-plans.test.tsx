import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { roomTypes } from '#design/examples';
import { show } from '#design/testing';
import { RoomPlans, type RoomPlansProps } from './index.ts';

const headings = { room: 'Room', terms: 'Meals and cancellation', total: 'Total' };
const plans = (choice: RoomPlansProps['choice']) => (
  <RoomPlans label="Rooms" headings={headings} rooms={roomTypes} choice={choice} />
);

test('each room is a list of its plans with meals, what comes back, when it is paid and the total', async () => {
  await show(plans({ kind: 'link', text: 'Choose', href: (id) => `#${id}` }));
  const harbour = screen.getByRole('list', { name: 'Harbour double' });
  const [first] = within(harbour).getAllByRole('listitem');
  expect(first?.textContent).toBe(
    'No meals Free until Mon 8 Mar, 18:00 SGTPay now€612€204 a night€34 of it due thereChoose',
  );
  expect(screen.getByRole('link', { name: 'Choose: Harbour double, breakfast for 2, €708' }).getAttribute('href')).toBe(
    '#harbour-breakfast',
  );
});

test('how many are left is said only where it was counted', async () => {
  const { container } = await show(plans({ kind: 'link', text: 'Choose', href: (id) => `#${id}` }));
  expect(container.textContent?.match(/of these are free/g)?.length).toBe(1);
});

test('one of several is a radio that names its room, and posts without scripts', async () => {
  const choose = vi.fn();
  const { unmount } = await show(
    plans({
      kind: 'radio',
      name: 'plan',
      text: 'Choose',
      chosenText: 'Chosen',
      chosen: 'harbour-plain',
      onChoose: choose,
    }),
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Harbour double, no meals, €612' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /Lantern suite/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('lantern-breakfast');
  unmount();
  await show(
    <form>{plans({ kind: 'radio', name: 'plan', text: 'Choose', chosenText: 'Chosen', chosen: undefined })}</form>,
  );
  fireEvent.click(screen.getByRole('radio', { name: /Lantern suite/ }));
  expect(new FormData(document.querySelector('form')!).get('plan')).toBe('lantern-breakfast');
});

test('a party takes so many rooms of a plan, within what there is', async () => {
  const count = vi.fn();
  await show(
    plans({
      kind: 'count',
      name: (id) => `rooms-${id}`,
      counts: { 'harbour-plain': 1 },
      most: (id) => (id === 'harbour-plain' ? 2 : 1),
      text: (rooms) => `${rooms} rooms`,
      onCount: count,
    }),
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Harbour double, no meals, €612' });
  expect([select.value, select.options.length]).toEqual(['1', 3]);
  fireEvent.change(select, { target: { value: '2' } });
  expect(count).toHaveBeenCalledExactlyOnceWith('harbour-plain', 2);
});
