import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldGroup } from '#design/field';
import { show } from '#design/testing';
import { Checkbox, Radio } from './index.ts';

test('a checkbox starts empty and is named by its whole label', async () => {
  await show(<Checkbox label="Service animal" hint="Free of charge" name="help" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Service animal Free of charge' });
  expect(box.checked).toBe(false);
  fireEvent.click(screen.getByText('Service animal'));
  expect(box.checked).toBe(true);
});

test('radios belong to their question', async () => {
  await show(
    <FieldGroup label="Cabin">
      <Radio label="Economy" name="cabin" value="economy" defaultChecked />
      <Radio label="Business" name="cabin" value="business" />
    </FieldGroup>,
  );
  expect(screen.getByRole('group', { name: 'Cabin' }).contains(screen.getByLabelText('Business'))).toBe(true);
});
