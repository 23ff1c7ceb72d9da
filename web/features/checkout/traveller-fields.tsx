import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, Radio } from '#design/checkbox';
import { Disclosure } from '#design/disclosure';
import { FieldGroup } from '#design/field';
import { SelectField } from '#design/select-field';
import { TextField } from '#design/text-field';
import type { Gender, TravellerSlot } from '#contract/booking';
import { Section } from './checkout-page.tsx';
import styles from './checkout.module.css';
import type { Country } from './countries.ts';
import { DayFields } from './day-fields.tsx';
import type { FormRules, Values } from './read-travellers.ts';

export interface TravellerFieldsProps {
  readonly at: number;
  readonly slot: TravellerSlot;
  readonly rules: FormRules['rules'];
  readonly values: Values;
  readonly countries: readonly Country[];
  readonly faultAt: (field: string) => string | undefined;
}

/** Everything about one person: names, birth, gender, and what is optional. */
export function TravellerFields(props: TravellerFieldsProps) {
  const { at, slot, values, faultAt } = props;
  const { t } = useLingui();
  const name = `travellers.${at}`;
  const section = `section-traveller${at + 1}`;
  const title = useSlotName()(slot, at);
  return (
    <Section title={title} id={`${name}.title`} aside={at === 0 ? t`Also pays for the booking` : undefined}>
      <div className={styles.fields}>
        <TextField
          label={t`First and middle names`}
          hint={at === 0 ? t`As in the passport, for example Mira Leela` : t`As in the passport`}
          error={faultAt(`${name}.givenNames`)}
          id={`${name}.givenNames`}
          name={`${name}.givenNames`}
          defaultValue={values[`${name}.givenNames`]}
          autoComplete={`${section} given-name`}
          maxLength={40}
          required
        />
        <TextField
          label={t`Last name`}
          hint={t`As in the passport`}
          error={faultAt(`${name}.familyName`)}
          id={`${name}.familyName`}
          name={`${name}.familyName`}
          defaultValue={values[`${name}.familyName`]}
          autoComplete={`${section} family-name`}
          maxLength={40}
          required
        />
        <DayFields
          name={`${name}.birth`}
          id={`${name}.dateOfBirth`}
          label={t`Date of birth`}
          error={faultAt(`${name}.dateOfBirth`)}
          values={values}
          autoComplete={`${section} bday`}
        />
        <GenderField {...props} />
      </div>
      <DocumentFields {...props} />
      <AssistanceFields {...props} />
    </Section>
  );
}

/** `Traveller 1, adult`. */
export function useSlotName() {
  const { t } = useLingui();
  return ({ kind, age }: TravellerSlot, at: number): string => {
    const number = at + 1;
    if (kind === 'adult') return t`Traveller ${number}, adult`;
    if (kind === 'child')
      return t`Traveller ${number}, ${plural(age ?? 0, { one: 'child of # year', other: 'child of # years' })}`;
    return kind === 'infantInSeat' ? t`Traveller ${number}, infant with a seat` : t`Traveller ${number}, infant on lap`;
  };
}

function GenderField({ at, rules, values, faultAt }: TravellerFieldsProps) {
  const { t } = useLingui();
  const name = `travellers.${at}.gender`;
  const words: Record<Gender, string> = { F: t`F`, M: t`M`, X: t`X`, unspecified: t`Not stated` };
  const spoken: Partial<Record<Gender, string>> = { F: t`F, female`, M: t`M, male` };
  return (
    <FieldGroup id={name} label={t`Gender in the passport`} error={faultAt(name)} inline>
      {rules.genders.map((gender) => (
        <Radio
          key={gender}
          name={name}
          value={gender}
          label={words[gender]}
          aria-label={spoken[gender]}
          defaultChecked={values[name] === gender}
          required
        />
      ))}
    </FieldGroup>
  );
}

function DocumentFields({ at, rules, values, countries, faultAt }: TravellerFieldsProps) {
  const { t } = useLingui();
  const name = `travellers.${at}`;
  const required = rules.document === 'required';
  const touched = Object.keys(values).some(
    (key) => values[key] !== '' && (key.startsWith(`${name}.document.n`) || key.startsWith(`${name}.expiry.`)),
  );
  const wrong = ['number', 'issuedBy', 'expiresOn'].some((part) => faultAt(`${name}.document.${part}`));
  const choice = { value: '', text: t`Choose a country` };
  const select = (part: string) => ({
    id: `${name}.${part}`,
    name: `${name}.${part}`,
    defaultValue: values[`${name}.${part}`] ?? '',
    options: [choice, ...countries],
  });
  return (
    <Disclosure
      summary={required ? t`Nationality and travel document` : t`Nationality and travel document (optional)`}
      open={required || touched || wrong}
    >
      <div className={styles.fields}>
        <SelectField label={t`Nationality`} optional={t`optional`} {...select('nationality')} />
        <SelectField
          label={t`Document`}
          id={`${name}.document.type`}
          name={`${name}.document.type`}
          defaultValue={values[`${name}.document.type`] ?? 'passport'}
          options={[
            { value: 'passport', text: t`Passport` },
            { value: 'identity_card', text: t`Identity card` },
          ]}
        />
        <TextField
          label={t`Document number`}
          hint={t`5 to 15 letters and digits. A saved number is shown by its end; leave it to keep it.`}
          error={faultAt(`${name}.document.number`)}
          id={`${name}.document.number`}
          name={`${name}.document.number`}
          defaultValue={values[`${name}.document.number`]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <SelectField
          label={t`Issued by`}
          error={faultAt(`${name}.document.issuedBy`)}
          {...select('document.issuedBy')}
        />
        <DayFields
          name={`${name}.expiry`}
          id={`${name}.document.expiresOn`}
          label={t`Document ends on`}
          error={faultAt(`${name}.document.expiresOn`)}
          values={values}
        />
      </div>
    </Disclosure>
  );
}

function AssistanceFields({ at, values }: TravellerFieldsProps) {
  const { t } = useLingui();
  const name = `travellers.${at}.assistance`;
  const chosen = (values[name] ?? '').split(',');
  const note = `travellers.${at}.assistanceNote`;
  const boxes = [
    ['wheelchair', t`Wheelchair to the gate or seat`],
    ['service_animal', t`Service animal`],
    ['sight_or_hearing', t`Help with seeing or hearing`],
    ['other', t`Something else`],
  ] as const;
  return (
    <Disclosure
      summary={t`Help on the way (optional, free of charge)`}
      open={boxes.some(([value]) => chosen.includes(value))}
    >
      <div className={styles.stack}>
        <FieldGroup label={t`What is needed`}>
          <div className={styles.checks}>
            {boxes.map(([value, text]) => (
              <Checkbox key={value} name={name} value={value} label={text} defaultChecked={chosen.includes(value)} />
            ))}
          </div>
        </FieldGroup>
        <TextField
          label={t`What the airline should know`}
          optional={t`optional`}
          id={note}
          name={note}
          defaultValue={values[note]}
          maxLength={300}
        />
      </div>
    </Disclosure>
  );
}
