import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { roomTypes } from '#design/examples';
import { show } from '#design/testing';
import { RoomPlans, type RoomPlansProps } from './index.ts';

const headings = { room: 'Room', terms: 'Meals and cancellation', total: 'Total' };
const PLAIN: RoomPlansProps['choice'] = { name: 'plan', text: 'Choose', chosenText: 'Chosen', chosen: undefined };
const plans = (choice: RoomPlansProps['choice']) => (
  <RoomPlans label="Rooms" headings={headings} rooms={roomTypes} choice={choice} />
);

test('each room is a list of its plans with meals, what comes back, when it is paid and the total', async () => {
  await show(plans(PLAIN));
  const harbour = screen.getByRole('list', { name: 'Harbour double' });
  const [first] = within(harbour).getAllByRole('listitem');
  expect(first?.textContent).toBe(
    'No meals Free until Mon 8 Mar, 18:00 SGT Pay when you book€612€204 a nightChooseChosen',
  );
  expect(screen.getByRole('radio', { name: 'Harbour double, breakfast for 2, €708' })).toBeTruthy();
  // Of two plans that are named nearly alike the one is free to cancel and the other is not.
  const described = {
    name: 'Harbour double, no meals, €612',
    description: 'Free until Mon 8 Mar, 18:00 SGT Pay when you book',
  };
  expect(screen.getByRole('radio', described)).toBeTruthy();
});

test('how many are left is said only where it was counted', async () => {
  const { container } = await show(plans(PLAIN));
  expect(container.textContent?.match(/of these are free/g)?.length).toBe(1);
});

test('one of several is a radio that names its room, and posts without scripts', async () => {
  const choose = vi.fn();
  const { unmount } = await show(plans({ ...PLAIN, chosen: 'harbour-plain', onChoose: choose }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Harbour double, no meals, €612' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /Lantern suite/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('lantern-breakfast');
  unmount();
  await show(<form>{plans(PLAIN)}</form>);
  fireEvent.click(screen.getByRole('radio', { name: /Lantern suite/ }));
  expect(new FormData(document.querySelector('form')!).get('plan')).toBe('lantern-breakfast');
});
