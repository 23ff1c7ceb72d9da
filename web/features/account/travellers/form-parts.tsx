import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '#design/checkbox';
import { FieldGroup } from '#design/field';
import { SelectField } from '#design/select-field';
import { TextField } from '#design/text-field';
import type { Gender } from '#contract/booking';
import { NEEDS } from '#contract/travelers';
import type { Country } from '../../forms/countries.ts';
import { DayFields } from '../../forms/day-fields.tsx';
import fields from '../../forms/forms.module.css';
import { GenderField } from '../../forms/gender-field.tsx';
import { CountryField } from '../../forms/paper-fields.tsx';
import { Section } from '../../forms/section.tsx';
import type { Values } from '../../forms/values.ts';
import { useNeedWords } from './use-need-words.ts';

export interface PartProps {
  readonly values: Values;
  readonly countries: readonly Country[];
  readonly phoneCountries: readonly Country[];
  readonly genders: readonly Gender[];
  readonly faultAt: (field: string) => string | undefined;
}

/** What a text field of this form always says of itself. */
function textOf({ values, faultAt }: Pick<PartProps, 'values' | 'faultAt'>, name: string) {
  return { id: name, name, defaultValue: values[name], error: faultAt(name) };
}

export function PersonPart(props: PartProps) {
  const { values, countries, genders, faultAt } = props;
  const { t } = useLingui();
  return (
    <Section title={t`Person`} id="person">
      <div className={fields.fields}>
        <TextField
          {...textOf(props, 'firstName')}
          label={t`First name`}
          hint={t`As in the passport`}
          autoComplete="given-name"
          maxLength={40}
          required
        />
        <TextField
          {...textOf(props, 'middleName')}
          label={t`Middle names`}
          optional={t`optional`}
          hint={t`As in the passport`}
          autoComplete="additional-name"
          maxLength={40}
        />
        <TextField
          {...textOf(props, 'lastName')}
          label={t`Last name`}
          hint={t`As in the passport`}
          autoComplete="family-name"
          maxLength={40}
          required
        />
        <CountryField
          label={t`Nationality`}
          optional={t`optional`}
          hint={t`As in the passport`}
          name="nationality"
          values={values}
          countries={countries}
          error={faultAt('nationality')}
        />
        <DayFields
          name="birth"
          id="dateOfBirth"
          label={t`Date of birth`}
          error={faultAt('dateOfBirth')}
          values={values}
          autoComplete="bday"
        />
        <GenderField
          name="gender"
          genders={genders}
          value={values['gender']}
          error={faultAt('gender')}
          optional={t`optional`}
        />
      </div>
    </Section>
  );
}

export function ContactPart(props: PartProps) {
  const { values, phoneCountries, faultAt } = props;
  const { t } = useLingui();
  return (
    <Section title={t`Email and mobile`} id="contact" aside={t`Optional`}>
      <div className={fields.fields}>
        <TextField
          {...textOf(props, 'emailAddress')}
          label={t`Email`}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          className={fields.wide}
        />
        <SelectField
          label={t`Country of the number`}
          hint={t`Or enter the number with its country code`}
          id="phoneCountryCodeISO"
          name="phoneCountryCodeISO"
          defaultValue={values['phoneCountryCodeISO'] ?? ''}
          error={faultAt('phoneCountryCodeISO')}
          autoComplete="tel-country-code"
          options={[{ value: '', text: t`Choose a country` }, ...phoneCountries]}
        />
        <TextField
          {...textOf(props, 'phoneNumber')}
          label={t`Mobile`}
          hint={t`Without the country code, for example 85 012 3456`}
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={30}
        />
      </div>
    </Section>
  );
}

export function SecurityPart(props: PartProps) {
  const { values, faultAt } = props;
  const { t } = useLingui();
  const names = ['knownTravelerNumber', 'tsaredress'] as const;
  const keep = t`Asterisks hide the saved number. Leave them to keep it; clear the field to remove it.`;
  const hint = (name: (typeof names)[number], shape: string) => (values[name] === '*********' ? keep : shape);
  return (
    <Section title={t`Airport security`} id="security" aside={t`Optional, for flights to the United States`}>
      <div className={fields.fields}>
        <TextField
          {...textOf(props, 'knownTravelerNumber')}
          label={t`Known traveller number`}
          hint={hint('knownTravelerNumber', t`9 or 10 letters and digits, as on the card`)}
          error={faultAt('knownTravelerNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <TextField
          {...textOf(props, 'tsaredress')}
          label={t`Redress number`}
          hint={hint('tsaredress', t`7 or 9 digits`)}
          error={faultAt('tsaredress')}
          autoComplete="off"
          inputMode="numeric"
          spellCheck={false}
          maxLength={20}
        />
      </div>
    </Section>
  );
}

export function NeedsPart(props: PartProps) {
  const { values } = props;
  const { t } = useLingui();
  const words = useNeedWords();
  const chosen = (values['needs'] ?? '').split(',');
  return (
    <Section title={t`Special assistance`} id="needs-title" aside={t`Optional, free`}>
      <div className={fields.stack}>
        <FieldGroup
          label={t`Assistance needed`}
          hint={t`Shared only with the companies you book with. You see it in checkout first.`}
        >
          <div className={fields.checks}>
            {NEEDS.map((need) => (
              <Checkbox
                key={need}
                name="needs"
                value={need}
                label={words[need].name}
                hint={words[need].hint}
                defaultChecked={chosen.includes(need)}
              />
            ))}
          </div>
        </FieldGroup>
        <TextField
          {...textOf(props, 'needsNote')}
          label={t`Notes for assistance staff`}
          optional={t`optional`}
          maxLength={300}
        />
      </div>
    </Section>
  );
}

/** Whose contact stands in forms: of one only, so saving it here takes it from somebody else. */
export function PreferredPart({ values }: Pick<PartProps, 'values'>) {
  const { t } = useLingui();
  return (
    <Section title={t`Used in forms`} id="in-forms">
      <Checkbox
        name="preferred"
        value="yes"
        label={t`Preferred traveller`}
        hint={t`Shown first in checkout; email and mobile are filled in from here. One traveller can be preferred.`}
        defaultChecked={values['preferred'] !== '' && values['preferred'] !== undefined}
      />
    </Section>
  );
}
