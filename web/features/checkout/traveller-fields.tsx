import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '#design/checkbox';
import { Disclosure } from '#design/disclosure';
import { FieldGroup } from '#design/field';
import { TextField } from '#design/text-field';
import type { TravellerSlot } from '#contract/booking';
import type { Country } from '../forms/countries.ts';
import { DayFields } from '../forms/day-fields.tsx';
import styles from '../forms/forms.module.css';
import { GenderField } from '../forms/gender-field.tsx';
import { CountryField, PaperFields } from '../forms/paper-fields.tsx';
import { Section } from '../forms/section.tsx';
import type { Values } from '../forms/values.ts';
import own from './checkout.module.css';
import { SavedChoice } from '../account/choices/saved-choice.tsx';
import { useItemWords } from '../verticals/checkout-words.ts';
import { leadsAbroad } from '../verticals/names-abroad.ts';
import type { PurchaseItem } from './purchase.ts';
import { type Choices, fitting } from './saved-travellers.ts';

/** What is bought, as far as it says whom it is for. */
export type FormItems = readonly Pick<PurchaseItem, 'product' | 'rules'>[];

export interface TravellerFieldsProps {
  readonly at: number;
  readonly slot: TravellerSlot;
  readonly slots: readonly TravellerSlot[];
  readonly items: FormItems;
  readonly values: Values;
  readonly countries: readonly Country[];
  readonly choices: Choices;
  readonly faultAt: (field: string) => string | undefined;
}

/** Everything about one person: names, birth, gender, and what is optional. */
export function TravellerFields(props: TravellerFieldsProps) {
  const { at, slot, slots, items, values, faultAt } = props;
  const { t } = useLingui();
  const name = `travellers.${at}`;
  const section = `section-traveller${at + 1}`;
  const title = useSlotName()(props, at);
  const item = items[slot.item];
  if (!item) return null;
  const { product, rules } = item;
  const passport = leadsAbroad(product);
  const printed = passport ? t`As in the passport` : t`As in the photo ID`;
  return (
    <Section title={title} id={`${name}.title`} aside={at === 0 && slots.length > 1 ? t`Lead traveller` : undefined}>
      <Choice {...props} />
      <div className={styles.fields}>
        <TextField
          label={t`First and middle names`}
          hint={printed}
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
          hint={printed}
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
        <GenderField
          name={`${name}.gender`}
          label={passport ? undefined : t`Gender in the photo ID`}
          genders={rules.genders}
          value={values[`${name}.gender`]}
          error={faultAt(`${name}.gender`)}
        />
      </div>
      <DocumentFields {...props} />
      <AssistanceFields {...props} />
      <SaveBox {...props} />
    </Section>
  );
}

function hasOneLead(slots: readonly TravellerSlot[]): boolean {
  return slots[0]?.kind !== 'guest' && slots.filter(({ kind }) => kind === 'guest').length === 1;
}

/** In whose name a room is booked: nothing else is asked. Who is in the form already is not typed again. */
export function GuestFields(props: TravellerFieldsProps) {
  const { at, slots, values, faultAt } = props;
  const { t } = useLingui();
  const name = `travellers.${at}`;
  // Where one room goes with flights, whoever travels first sleeps there unless the form says another name.
  const asIs = values[`${name}.givenNames`] === undefined && hasOneLead(slots);
  const isSame = asIs || values[`${name}.same`] === 'yes';
  const section = `section-traveller${at + 1}`;
  return (
    <Section title={useSlotName()(props, at)} id={`${name}.title`}>
      <div className={own.guest}>
        {at > 0 && (
          <Checkbox
            id={`${name}.same`}
            name={`${name}.same`}
            value="yes"
            data-same=""
            label={slots[0]?.kind === 'guest' ? t`Same as the lead guest of room 1` : t`Same as traveller 1`}
            defaultChecked={isSame}
          />
        )}
        <div className={own.names}>
          <Choice {...props} />
          <div className={styles.fields}>
            {(['givenNames', 'familyName'] as const).map((part) => (
              <TextField
                key={part}
                label={part === 'givenNames' ? t`First and middle names` : t`Last name`}
                error={faultAt(`${name}.${part}`)}
                id={`${name}.${part}`}
                name={`${name}.${part}`}
                defaultValue={values[`${name}.${part}`]}
                autoComplete={`${section} ${part === 'givenNames' ? 'given-name' : 'family-name'}`}
                maxLength={40}
                required
              />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}

function Choice({ at, slot, values, countries, choices, faultAt }: TravellerFieldsProps) {
  const name = `travellers.${at}`;
  const offered = fitting(choices, slot);
  const error = faultAt(`${name}.who`);
  if (offered.length === 0 && !error) return null;
  // Somebody who is gone from the account is somebody else by now.
  const known = (field: string) => offered.find(({ travelerId }) => travelerId === values[field])?.travelerId ?? '';
  const chosen = known(`${name}.who`);
  return (
    <div className={styles.above}>
      <input type="hidden" name={`${name}.filled`} defaultValue={known(`${name}.filled`)} />
      <SavedChoice key={chosen} name={name} choices={offered} {...{ countries, chosen, error }} />
    </div>
  );
}

/** Never ticked beforehand; a guest has nowhere to save. */
function SaveBox({ at, values, choices, faultAt }: TravellerFieldsProps) {
  const { t } = useLingui();
  const name = `travellers.${at}.save`;
  if (!choices) return null;
  return (
    <Checkbox
      id={name}
      name={name}
      value="yes"
      label={t`Save this traveller for the next booking`}
      hint={faultAt(name)}
      defaultChecked={values[name] === 'yes'}
    />
  );
}

/** `Traveller 1, adult`, `Lead guest, room 1 (Double room, 2 adults)`. */
export function useSlotName() {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  return ({ items, slots }: { readonly items: FormItems; readonly slots: readonly TravellerSlot[] }, at: number) => {
    const slot = slots[at];
    const product = slot && items[slot.item]?.product;
    if (!slot || !product) return '';
    const { kind, age, item } = slot;
    if (kind === 'guest') {
      const nth = slots.slice(0, at).filter((other) => other.item === item).length;
      return wordsOf(product).guest(product, nth);
    }
    const number = slots.slice(0, at).filter((other) => other.kind !== 'guest').length + 1;
    if (kind === 'adult') return t`Traveller ${number}, adult`;
    if (kind === 'child')
      return t`Traveller ${number}, ${plural(age ?? 0, { one: 'child of # year', other: 'child of # years' })}`;
    return kind === 'infantInSeat' ? t`Traveller ${number}, infant with a seat` : t`Traveller ${number}, infant on lap`;
  };
}

function DocumentFields({ at, slot, items, values, countries, faultAt }: TravellerFieldsProps) {
  const { t } = useLingui();
  const name = `travellers.${at}`;
  const required = items[slot.item]?.rules.document === 'required';
  const touched = Object.keys(values).some(
    (key) =>
      values[key] !== '' &&
      (key.startsWith(`${name}.document.n`) || key.startsWith(`${name}.expiry.`) || key.startsWith(`${name}.known`)),
  );
  const parts = ['document.number', 'document.issuedBy', 'document.expiresOn', 'knownTravellerNumber'];
  const wrong = parts.some((part) => faultAt(`${name}.${part}`));
  return (
    <Disclosure
      summary={required ? t`Nationality and travel document` : t`Nationality and travel document (optional)`}
      open={required || touched || wrong}
    >
      <div className={styles.fields}>
        <CountryField
          label={t`Nationality`}
          optional={t`optional`}
          name={`${name}.nationality`}
          values={values}
          countries={countries}
        />
        <PaperFields
          name={`${name}.document`}
          expiry={`${name}.expiry`}
          values={values}
          countries={countries}
          faultAt={faultAt}
        />
        <TextField
          label={t`Known traveller number`}
          optional={t`optional`}
          hint={t`For flights to the United States`}
          error={faultAt(`${name}.knownTravellerNumber`)}
          id={`${name}.knownTravellerNumber`}
          name={`${name}.knownTravellerNumber`}
          defaultValue={values[`${name}.knownTravellerNumber`]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
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
    <Disclosure summary={t`Special assistance (optional, free)`} open={boxes.some(([value]) => chosen.includes(value))}>
      <div className={styles.stack}>
        <FieldGroup label={t`Assistance needed`}>
          <div className={styles.checks}>
            {boxes.map(([value, text]) => (
              <Checkbox key={value} name={name} value={value} label={text} defaultChecked={chosen.includes(value)} />
            ))}
          </div>
        </FieldGroup>
        <TextField
          label={t`Notes for the airline`}
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
