import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useRef } from 'react';
import { ChoiceCard, ChoiceCards } from '#design/choice-card';
import { FieldGroup } from '#design/field';
import { useTakeover } from '#design/hydrated';
import { SelectField } from '#design/select-field';
import type { TravelerChoice } from '#contract/travelers';
import { useFormat } from '../../../format.ts';
import type { Country } from '../../forms/countries.ts';
import { valuesOfChoice } from '../../checkout/saved-values.ts';
import { fillFields } from './fill-fields.ts';
import styles from './saved-choice.module.css';

/** More than these are a list. */
const MOST_CARDS = 5;

export interface SavedChoiceProps {
  /** Names of this passenger's fields begin so. */
  readonly name: string;
  readonly choices: readonly TravelerChoice[];
  /** Whoever may have issued a document, by name. */
  readonly countries: readonly Country[];
  /** Id of the one whose details stand in the fields; empty for somebody who is typed. */
  readonly chosen: string;
  readonly error: string | undefined;
}

/** Which of the saved travellers this is. A choice fills the fields below; there they can be changed for this booking. */
export function SavedChoiceContent({ name, choices, countries, chosen, error }: SavedChoiceProps) {
  const { t } = useLingui();
  const field = `${name}.who`;
  const box = useRef<HTMLDivElement>(null);
  const fill = (form: HTMLFormElement, id: string) => {
    const choice = choices.find(({ travelerId }) => travelerId === id);
    fillFields(form, name, choice ? valuesOfChoice(name, choice) : {});
  };
  useTakeover(() => {
    const form = box.current?.closest('form');
    const typed = form && new FormData(form);
    const who = typed?.get(field);
    if (form && typeof who === 'string' && who !== typed?.get(`${name}.filled`)) fill(form, who);
  });
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (target.form) fill(target.form, target.value);
  };
  const Choice = choices.length > MOST_CARDS ? ChoiceList : ChoiceCardsOf;
  return (
    <div ref={box} className={styles.choice}>
      <Choice label={t`Use a saved traveller`} {...{ field, choices, countries, chosen, error, onChange }} />
      <noscript>
        <p className={styles.hint}>{t`Choose and continue. We fill in the details for you to check.`}</p>
      </noscript>
    </div>
  );
}

interface ChoiceProps extends Omit<SavedChoiceProps, 'name'> {
  readonly label: string;
  readonly field: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

function ChoiceList({ label, field, choices, chosen, error, onChange }: ChoiceProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={label}
      id={field}
      name={field}
      defaultValue={chosen}
      error={error}
      onChange={onChange}
      options={[
        { value: '', text: t`Someone else` },
        ...choices.map((choice) => ({ value: choice.travelerId, text: nameOf(choice) })),
      ]}
    />
  );
}

function ChoiceCardsOf({ label, field, choices, countries, chosen, error, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const paper = usePaperFact(countries);
  return (
    <FieldGroup id={field} label={label} error={error}>
      <ChoiceCards>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.travelerId}
            name={field}
            value={choice.travelerId}
            label={<bdi>{nameOf(choice)}</bdi>}
            hint={paper(choice)}
            defaultChecked={choice.travelerId === chosen}
            onChange={onChange}
          />
        ))}
        <ChoiceCard
          name={field}
          value=""
          label={t`Someone else`}
          hint={t`Enter the details`}
          defaultChecked={chosen === ''}
          onChange={onChange}
        />
      </ChoiceCards>
    </FieldGroup>
  );
}

function nameOf({ givenNames, familyName }: TravelerChoice): string {
  return `${givenNames} ${familyName}`;
}

function usePaperFact(countries: readonly Country[]) {
  const { t } = useLingui();
  const format = useFormat();
  return ({ document }: TravelerChoice): string => {
    if (!document) return t`No travel document saved`;
    const issuer = countries.find(({ value }) => value === document.issuedBy)?.text ?? document.issuedBy;
    const day = format.day(document.expiresOn, 'plain');
    return document.type === 'passport'
      ? t`Passport (${issuer}), expires ${day}`
      : t`Identity card (${issuer}), expires ${day}`;
  };
}
