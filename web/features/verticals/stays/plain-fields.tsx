import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '#design/text-field';
import type { PlainFieldsProps } from '../plain-searches.ts';

export const label = msg`Search stays`;

/** Where and the days, for two in one room, in fields of the browser's own. */
export function PlainFields({ today }: PlainFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t({ context: 'place to stay', message: 'Where' })}
        name="place"
        required
        maxLength={64}
        autoComplete="off"
      />
      <TextField label={t`Check-in`} name="checkIn" type="date" required min={today} />
      <TextField label={t`Check-out`} name="checkOut" type="date" required min={today} />
    </>
  );
}
