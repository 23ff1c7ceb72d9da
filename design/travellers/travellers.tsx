import { useCallback, useId, useRef, useState } from 'react';
import { Button } from '#design/button';
import { cellInputClass, cellLabelClass } from '#design/cell-control';
import { CellPanel, isPhone } from '#design/cell-panel';
import { Radio } from '#design/checkbox';
import { classNames } from '#design/class-names';
import { FieldError, FieldGroup } from '#design/field';
import { useHydrated } from '#design/hydrated';
import { useOutside } from '#design/outside';
import { SelectField } from '#design/select-field';
import { Stepper } from '#design/stepper';
import { limitsOf, maxSeats, seatsOf, withAdults, withChildren, type Party } from './party.ts';
import { PlainTravellers } from './plain.tsx';
import styles from './travellers.module.css';
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
        </div>
      )}
      {step('infantsInSeat', party.infantsInSeat, 0, (infantsInSeat) => ({ ...party, infantsInSeat }))}
      {step('infantsOnLap', party.infantsOnLap, 0, (infantsOnLap) => ({ ...party, infantsOnLap }))}
      <p id={`${id}-full`} className={styles.reason} role="status">
        {full && words.full}
        {!full && party.infantsOnLap > 0 && party.infantsOnLap >= party.adults && words.laps}
      </p>
    </>
  );
}

function Posted({ value }: Pick<TravellersProps, 'value'>) {
  const { party, cabin } = value;
  return (
    <>
      <input type="hidden" name="adults" value={party.adults} />
      {party.children.map((age, at) => (
        <input key={at} type="hidden" name="childAge" value={age} />
      ))}
      <input type="hidden" name="infantsInSeat" value={party.infantsInSeat} />
      <input type="hidden" name="infantsOnLap" value={party.infantsOnLap} />
      <input type="hidden" name="cabin" value={cabin} />
    </>
  );
}

function Live(props: TravellersProps) {
  const { value, cabins, words, error, onChange } = props;
  const own = useId();
  const id = props.id ?? own;
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const closeAndReturn = () => {
    close();
    opener.current?.focus();
  };
  useOutside(box, open && !isPhone(), close);
  const cabin = cabins.find((choice) => choice.value === value.cabin);
  return (
    <div ref={box} onKeyDown={(event) => event.key === 'Escape' && open && !isPhone() && closeAndReturn()}>
      <button
        ref={opener}
        id={id}
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={error && `${id}-error`}
        onClick={() => setOpen(!open)}
      >
        <span className={cellLabelClass}>{words.title}</span>{' '}
        <span className={styles.value}>
          <b>{words.summary(value.party)}</b> <span className={styles.cabin}>{cabin?.text}</span>
        </span>
      </button>
      <Posted value={value} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <CellPanel open={open} label={words.title} phone="sheet" onClose={closeAndReturn} className={styles.panel}>
        <Steps value={value} words={words} onChange={onChange} />
        <div className={styles.cabins}>
          <FieldGroup label={words.cabin}>
            <div className={styles.choices}>
              {cabins.map((choice) => (
                <Radio
                  key={choice.value}
                  label={choice.text}
                  name={`${id}-cabin`}
                  value={choice.value}
                  checked={choice.value === value.cabin}
                  onChange={() => onChange({ ...value, cabin: choice.value })}
                />
              ))}
            </div>
          </FieldGroup>
        </div>
        <Button variant="primary" wide onClick={closeAndReturn}>
          {words.done}
        </Button>
      </CellPanel>
    </div>
  );
}

/** Who travels and in which cabin: one line that unfolds into steppers. */
export function Travellers(props: TravellersProps) {
  const { value, words } = props;
  const live = useHydrated();
  if (live) return <Live {...props} />;
  return (
    <details className={styles.still}>
      <summary className={styles.opener}>
        <span className={cellLabelClass}>{words.title}</span>{' '}
        <span className={classNames(styles.value, cellInputClass)}>{words.summary(value.party)}</span>
      </summary>
      <PlainTravellers {...props} />
    </details>
  );
}
