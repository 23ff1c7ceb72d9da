import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { JourneyForm, JourneyLeg } from './index.ts';

test('each flight is a group of its own whose buttons act at once and, without scripts, send their name and value', async () => {
  const pressed = vi.fn();
  const sent = vi.fn((event: Event) => event.preventDefault());
  const act = (label: string, name: string) => ({ label, name, value: '1', onPress: () => pressed(name) });
  await show(
    <form onSubmit={(event) => sent(event.nativeEvent)}>
      <JourneyForm add={act('Add a flight', 'add')} count="2 of 6" party={null} submit={{ text: 'Search' }}>
        <JourneyLeg number="1" label="Flight 1" from="London" to="Singapore" date="9 Mar" />
        <JourneyLeg
          number="2"
          label="Flight 2"
          from="Melbourne"
          to="London"
          date="23 Mar"
          gap="You travel from Singapore to Melbourne on your own."
          up={act('Move flight 2 up', 'up')}
          remove={act('Remove flight 2', 'remove')}
        />
      </JourneyForm>
    </form>,
  );
  const second = within(screen.getByRole('group', { name: 'Flight 2' }));
  for (const name of ['Move flight 2 up', 'Remove flight 2']) fireEvent.click(second.getByRole('button', { name }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a flight' }));
  expect(pressed.mock.calls).toEqual([['up'], ['remove'], ['add']]);
  expect(sent).not.toHaveBeenCalled();
  expect(second.getByRole('button', { name: 'Remove flight 2' })).toMatchObject({
    type: 'submit',
    name: 'remove',
    value: '1',
  });
  expect(within(screen.getByRole('group', { name: 'Flight 1' })).queryAllByRole('button')).toEqual([]);
  expect(screen.getByText('You travel from Singapore to Melbourne on your own.')).toBeTruthy();
  // Enter in a field presses the first button that submits: it must not move a flight.
  const [first] = document.querySelectorAll<HTMLButtonElement>('button[type="submit"]');
  expect([first?.name, first?.hidden]).toEqual(['', true]);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(sent).toHaveBeenCalledOnce();
});
