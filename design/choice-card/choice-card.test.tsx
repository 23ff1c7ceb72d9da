import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldGroup } from '#design/field';
import { show } from '#design/testing';
import { ChoiceCard, ChoiceCards } from './index.ts';

test('is a radio or checkbox named by both lines and the price', async () => {
  await show(
    <FieldGroup label="Bags">
      <ChoiceCards>
        <ChoiceCard name="bag" value="0" label="No bag" defaultChecked />
        <ChoiceCard name="bag" value="1" label="One bag" hint="23 kg, both ways" end="€96" />
        <ChoiceCard kind="checkbox" name="seat" label="Window seat" />
      </ChoiceCards>
    </FieldGroup>,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One bag 23 kg, both ways €96' }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Window seat' }).checked).toBe(false);
});
