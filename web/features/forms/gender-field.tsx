import { useLingui } from '@lingui/react/macro';
import { Radio } from '#design/checkbox';
import { FieldGroup } from '#design/field';
import type { Gender } from '#contract/booking';

interface GenderFieldProps {
  readonly name: string;
  /** Where the answer stands printed: in the passport unless another is named. */
  readonly label?: string | undefined;
  readonly genders: readonly Gender[];
  readonly value: string | undefined;
  readonly error?: string | undefined;
  /** The word for "optional"; without it an answer is required. */
  readonly optional?: string | undefined;
}

export function GenderField({ name, label, genders, value, error, optional }: GenderFieldProps) {
  const { t } = useLingui();
  const words: Record<Gender, string> = {
    F: t`Female`,
    M: t`Male`,
    X: t({ context: 'gender in a passport', message: 'X' }),
    unspecified: t`Not stated`,
  };
  return (
    <FieldGroup id={name} label={label ?? t`Gender in the passport`} optional={optional} error={error} inline>
      {genders.map((gender) => (
        <Radio
          key={gender}
          name={name}
          value={gender}
          label={words[gender]}
          defaultChecked={value === gender}
          required={optional === undefined}
        />
      ))}
    </FieldGroup>
  );
}
