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
