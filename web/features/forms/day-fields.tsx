import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field, FieldGroup } from '#design/field';
import { TextInput, type TextInputProps } from '#design/text-field';
import { useFacts } from '../../facts.ts';
import styles from './forms.module.css';
import { partOrder, type TypedDay } from './typed-day.ts';
import type { Values } from './values.ts';

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
  const { locale } = useFacts();
  const known = {
    day: { text: t`Day`, inputMode: 'numeric', maxLength: 3, className: styles.dayPart },
    month: { text: t`Month`, maxLength: 20, className: styles.monthPart },
    year: { text: t`Year`, inputMode: 'numeric', maxLength: 5, className: styles.yearPart },
  } as const satisfies Record<keyof TypedDay, TextInputProps & { text: string }>;
  const parts = partOrder(locale).map((which) => ({ which, ...known[which] }));
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} inline>
      {(invalid) =>
        parts.map(({ which, text, className, ...input }) => (
          <Field key={which} label={text} id={`${name}.${which}`} className={className}>
            {(control) => (
              <TextInput
                {...control}
                {...input}
                name={control.id}
                defaultValue={values[control.id]}
                aria-invalid={invalid}
                autoComplete={autoComplete ? `${autoComplete}-${which}` : 'off'}
                tabular
              />
            )}
          </Field>
        ))
      }
    </FieldGroup>
  );
}
