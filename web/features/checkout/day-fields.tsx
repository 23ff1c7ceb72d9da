import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field, FieldGroup } from '#design/field';
import { TextInput, type TextInputProps } from '#design/text-field';
import styles from './checkout.module.css';
import type { Values } from './read-travellers.ts';

interface DayFieldsProps {
  /** Names are `<name>.day`, `.month`, `.year`. */
  readonly name: string;
  /** Where an error link leads. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: ReactNode;
  readonly values: Values;
  /** `bday`, with a section where there are several people. */
  readonly autoComplete?: string | undefined;
}

/** A known day as three typed fields; the month takes a number or a name. */
export function DayFields({ name, id, label, hint, error, values, autoComplete }: DayFieldsProps) {
  const { t } = useLingui();
  const parts = [
    { which: 'day', text: t`Day`, inputMode: 'numeric', maxLength: 2, className: styles.dayPart },
    { which: 'month', text: t`Month`, maxLength: 20, className: styles.monthPart },
    { which: 'year', text: t`Year`, inputMode: 'numeric', maxLength: 4, className: styles.yearPart },
  ] as const satisfies readonly (TextInputProps & { which: string; text: string })[];
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} inline>
      {parts.map(({ which, text, className, ...input }) => (
        <Field key={which} label={text} id={`${name}.${which}`} className={className}>
          {(control) => (
            <TextInput
              {...control}
              {...input}
              name={control.id}
              defaultValue={values[control.id]}
              aria-invalid={error ? true : undefined}
              autoComplete={autoComplete ? `${autoComplete}-${which}` : 'off'}
              tabular
            />
          )}
        </Field>
      ))}
    </FieldGroup>
  );
}
