import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '#design/text-field';
import type { PlainFieldsProps } from '../plain-searches.ts';

export const label = msg`Search flights`;

/** From, to and the days, in fields of the browser's own. */
export function PlainFields({ today }: PlainFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t({ context: 'where a trip starts', message: 'From' })}
        name="from"
        required
        maxLength={64}
        autoComplete="off"
      />
      <TextField
        label={t({ context: 'where a trip ends', message: 'To' })}
        name="to"
        required
        maxLength={64}
        autoComplete="off"
      />
      <TextField label={t`Depart`} name="depart" type="date" required min={today} />
      <TextField
        label={t({ context: 'day of the way back', message: 'Return' })}
        optional={t`optional`}
        name="return"
        type="date"
        min={today}
      />
    </>
  );
}
