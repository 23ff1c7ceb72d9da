import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { placeWords } from '#design/examples';
import { show } from '#design/testing';
import { PlaceCombobox } from './index.ts';

async function showField(typed: string, onTyped?: (text: string) => void): Promise<HTMLInputElement> {
  const fixed = {
    label: 'From',
    name: 'from',
    places: [],
    suggest: async () => [],
    words: placeWords,
    onChange: () => undefined,
  };
  await show(
    <form>
      <PlaceCombobox {...fixed} typed={typed} onTyped={onTyped} />
    </form>,
  );
  return screen.getByRole<HTMLInputElement>('combobox');
}

test('a text that is no place yet is told to what draws the field', async () => {
  const told: string[] = [];
  fireEvent.change(await showField('', (text) => told.push(text)), { target: { value: 'Lond' } });
  expect(told).toEqual(['Lond']);
});

test('a field that is drawn anew with such a text keeps it, sends it and says that it is no place', async () => {
  const { name, value } = await showField('Lond');
  expect([name, value]).toEqual(['from', 'Lond']);
  expect(screen.getByText('No place matches “Lond”.')).toBeDefined();
});
