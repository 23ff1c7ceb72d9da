import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { Segmented } from './index.ts';

const options = [
  { value: 'none', text: 'None' },
  { value: 'cabin', text: 'Cabin' },
  { value: 'checked', text: 'Checked', disabled: true },
];

test('is a group of radios with a question', async () => {
  const change = vi.fn();
  await show(
    <Segmented
      label="Bags in every price"
      labelPlace="beside"
      name="bags"
      options={options}
      defaultValue="cabin"
      onChange={change}
    />,
  );
  expect(screen.getByRole('group', { name: 'Bags in every price' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Cabin').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('None'));
  expect(change).toHaveBeenCalledExactlyOnceWith('none');
  expect(screen.getByLabelText<HTMLInputElement>('Checked').disabled).toBe(true);
});

test('what a choice costs stands below it and is part of its name', async () => {
  const priced = [
    { value: '0', text: 'None' },
    { value: '1', text: '1\n€30.98' },
  ];
  await show(<Segmented label="Checked bags" name="bags" options={priced} defaultValue="0" />);
  expect(screen.getByRole('radio', { name: /^1\s€30\.98$/ })).toBeDefined();
});
