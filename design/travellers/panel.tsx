import { useId } from 'react';
import { Button } from '#design/button';
import { Radio } from '#design/checkbox';
import { FieldGroup } from '#design/field';
import { SelectField } from '#design/select-field';
import { Stepper } from '#design/stepper';
import styles from './panel.module.css';
import { defaultChildAge, limitsOf, maxSeats, seatsOf, withAdults, withChildren, type Party } from './party.ts';
import type { TravellersProps } from './types.ts';

const ages = Array.from({ length: 16 }, (_, at) => at + 2);

function Steps({ value, words, onChange }: Omit<TravellersProps, 'cabins'>) {
  const id = useId();
  const { party } = value;
  const limits = limitsOf(party);
  const set = (next: Party) => onChange({ ...value, party: next });
  const full = seatsOf(party) >= maxSeats;
  const step = (
    key: 'adults' | 'children' | 'infantsInSeat' | 'infantsOnLap',
    count: number,
    min: number,
    change: (next: number) => Party,
  ) => (
    <Stepper
      label={words[key].label}
      hint={words[key].hint}
      lessLabel={words[key].less}
      moreLabel={words[key].more}
      value={count}
      min={min}
      max={limits[key]}
      describedBy={full && key !== 'infantsOnLap' ? `${id}-full` : undefined}
      onChange={(next) => set(change(next))}
    />
  );
  return (
    <>
      {step('adults', party.adults, 1, (adults) => withAdults(party, adults))}
      {step('children', party.children.length, 0, (count) => withChildren(party, count))}
      {party.children.length > 0 && (
        <div className={styles.ages}>
          {party.children.map((age, at) => (
            <SelectField
              key={at}
              label={words.childAge(at + 1)}
              compact
              value={String(age)}
              options={ages.map((years) => ({ value: String(years), text: words.years(years) }))}
              onChange={(event) =>
                set({ ...party, children: party.children.with(at, Number(event.currentTarget.value)) })
              }
            />
          ))}
          {party.children.includes(defaultChildAge) && (
            <p className={styles.preset}>{words.presetAge(words.years(defaultChildAge))}</p>
          )}
        </div>
      )}
      {step('infantsInSeat', party.infantsInSeat, 0, (infantsInSeat) => ({ ...party, infantsInSeat }))}
      {step('infantsOnLap', party.infantsOnLap, 0, (infantsOnLap) => ({ ...party, infantsOnLap }))}
      <output id={`${id}-full`} className={styles.reason}>
        {full && words.full}
        {!full && party.infantsOnLap > 0 && party.infantsOnLap >= party.adults && words.laps}
      </output>
    </>
  );
}

/** What unfolds under the travellers: steppers, ages and cabin. Loaded when the field is wanted. */
export function TravellersPanel({ onDone, ...props }: TravellersProps & { readonly onDone: () => void }) {
  const { value, cabins, words, onChange } = props;
  const name = useId();
  return (
    <>
      <Steps {...props} />
      <div className={styles.cabins}>
        <FieldGroup label={words.cabin}>
          <div className={styles.choices}>
            {cabins.map((choice) => (
              <Radio
                key={choice.value}
                label={choice.text}
                name={name}
                // Belongs to no form: the hidden inputs post, not the panel.
                form={`${name}-none`}
                value={choice.value}
                checked={choice.value === value.cabin}
                onChange={() => onChange({ ...value, cabin: choice.value })}
              />
            ))}
          </div>
        </FieldGroup>
      </div>
      <Button variant="primary" wide onClick={onDone}>
        {words.done}
      </Button>
    </>
  );
}
