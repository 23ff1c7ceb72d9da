import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { SelectField } from './index.ts';

test('a labelled native select', async () => {
  await show(
    <SelectField
      label="Issued by"
      name="country"
      defaultValue="SE"
      options={[
        { value: 'IE', text: 'Ireland' },
        { value: 'SE', text: 'Sweden' },
      ]}
    />,
  );
  expect(screen.getByLabelText<HTMLSelectElement>('Issued by').value).toBe('SE');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Ireland', 'Sweden']);
});

test('[5-08b] what is disabled and what is a heading cannot be chosen', async () => {
  await show(
    <SelectField
      label="Currency"
      options={[
        { value: 'top', text: 'Often chosen', heading: true },
        { value: 'EUR', text: 'Euro' },
        { value: 'XXX', text: 'None', disabled: true },
      ]}
    />,
  );
  const chosen = screen.getAllByRole<HTMLOptionElement>('option').filter((option) => !option.disabled);
  expect(chosen.map((option) => option.value)).toEqual(['EUR']);
  expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('EUR');
});
