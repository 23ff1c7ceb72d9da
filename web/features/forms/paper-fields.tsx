import { useLingui } from '@lingui/react/macro';
import { SelectField } from '#design/select-field';
import { TextField } from '#design/text-field';
import type { Country } from './countries.ts';
import { DayFields } from './day-fields.tsx';
import type { Values } from './values.ts';

interface PaperFieldsProps {
  /** Names are `<name>.type`, `.number`, `.issuedBy`; errors are at these and at `<name>.expiresOn`. */
  readonly name: string;
  /** Names of the day on which it ends are `<expiry>.day`, `.month`, `.year`. */
  readonly expiry: string;
  readonly values: Values;
  readonly countries: readonly Country[];
  readonly faultAt: (field: string) => string | undefined;
}

/** One travel document. */
export function PaperFields({ name, expiry, values, countries, faultAt }: PaperFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <SelectField
        label={t`Document`}
        id={`${name}.type`}
        name={`${name}.type`}
        defaultValue={values[`${name}.type`] ?? 'passport'}
        options={[
          { value: 'passport', text: t`Passport` },
          { value: 'identity_card', text: t`Identity card` },
        ]}
      />
      <TextField
        label={t`Document number`}
        hint={
          values[`${name}.number`]?.startsWith('*')
            ? t`Only the end of a saved number is shown. Leave it to keep it.`
            : t`5 to 15 letters and digits`
        }
        error={faultAt(`${name}.number`)}
        id={`${name}.number`}
        name={`${name}.number`}
        defaultValue={values[`${name}.number`]}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <CountryField
        label={t`Issued by`}
        name={`${name}.issuedBy`}
        values={values}
        countries={countries}
        error={faultAt(`${name}.issuedBy`)}
      />
      <DayFields
        name={expiry}
        id={`${name}.expiresOn`}
        label={t`Document expiry date`}
        error={faultAt(`${name}.expiresOn`)}
        values={values}
      />
    </>
  );
}

interface CountryFieldProps extends Pick<PaperFieldsProps, 'countries' | 'name' | 'values'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly optional?: string | undefined;
}

export function CountryField({ name, values, countries, ...field }: CountryFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      {...field}
      id={name}
      name={name}
      defaultValue={values[name] ?? ''}
      options={[{ value: '', text: t`Choose a country` }, ...countries]}
    />
  );
}
