import type { MouseEvent, ReactNode } from 'react';
import { Button, IconButton } from '#design/button';
import { FieldError } from '#design/field';
import { Icon } from '#design/icon';
import { visuallyHiddenClass } from '#design/visually-hidden';
import styles from './journey-form.module.css';

/** A button of the form: with scripts it acts at once, without it sends its name and value. */
export interface JourneyAct {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onPress: () => void;
}

export interface JourneyLegProps {
  readonly number: string;
  /** Names the row: "Flight 2". */
  readonly label: string;
  readonly from: ReactNode;
  readonly to: ReactNode;
  readonly date: ReactNode;
  /** Absent where a row cannot go further. */
  readonly up?: JourneyAct | undefined;
  readonly down?: JourneyAct | undefined;
  readonly remove?: JourneyAct | undefined;
  readonly swap?: { readonly label: string; readonly onPress: () => void };
  /** Stands before the row where the journey goes on from another place. */
  readonly gap?: string | undefined;
}

export interface JourneyFormProps {
  /** One `JourneyLeg` for each flight. */
  readonly children: ReactNode;
  /** Absent when the journey is full. */
  readonly add?: JourneyAct | undefined;
  /** "3 of 6". */
  readonly count: string;
  readonly party: ReactNode;
  readonly submit: { readonly text: string; readonly busyText?: string | undefined };
  /** Faults that no field shows, each with the id of its field. */
  readonly errors?: readonly { readonly id: string; readonly text: string }[];
}

/** Several flights, a row for each, with one party and one search for all. Put it inside a form. */
export function JourneyForm({ children, add, count, party, submit, errors = [] }: JourneyFormProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.form}>
        {/* Enter presses the first button of a form, which would move a flight. */}
        <button type="submit" data-waits="2000" hidden>
          {submit.text}
        </button>
        <ol className={styles.legs}>{children}</ol>
        <div className={styles.foot}>
          <span className={styles.add}>
            {add && (
              <Button
                variant="link"
                icon="plus"
                type="submit"
                data-waits="2000"
                name={add.name}
                value={add.value}
                onClick={acted(add)}
              >
                {add.label}
              </Button>
            )}
            <span className={styles.count}>{count}</span>
          </span>
          <div className={styles.party}>{party}</div>
          <span className={styles.go}>
            <Button
              type="submit"
              data-waits="2000"
              variant="primary"
              size="large"
              icon="search"
              className={styles.submit}
              busyLabel={submit.busyText && submit.text}
            >
              {submit.text}
            </Button>
            <output className={visuallyHiddenClass}>{submit.busyText}</output>
          </span>
        </div>
        {errors.length > 0 && (
          <div className={styles.errors} role="alert">
            {errors.map((error) => (
              <FieldError key={error.id} id={error.id}>
                {error.text}
              </FieldError>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** One flight of a journey. */
export function JourneyLeg({ number, label, from, to, date, up, down, remove, swap, gap }: JourneyLegProps) {
  return (
    <li className={styles.item}>
      {gap && (
        <p className={styles.gap}>
          <Icon name="train-front" size="small" />
          {gap}
        </p>
      )}
      <fieldset aria-label={label} className={styles.leg}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <div className={styles.cell}>{from}</div>
        <div className={styles.cell}>
          {swap && (
            <button type="button" aria-label={swap.label} data-tip="" className={styles.swap} onClick={swap.onPress}>
              <span>
                <Icon name="arrow-left-right" size="small" />
              </span>
            </button>
          )}
          {to}
        </div>
        <div className={styles.date}>{date}</div>
        <span className={styles.acts}>
          <Act act={up} icon="chevron-up" />
          <Act act={down} icon="chevron-down" />
          <Act act={remove} icon="x" />
        </span>
      </fieldset>
    </li>
  );
}

function Act({
  act,
  icon,
}: {
  readonly act: JourneyAct | undefined;
  readonly icon: 'chevron-up' | 'chevron-down' | 'x';
}) {
  // The others keep their places; a row that cannot go further shows it.
  if (!act) {
    return (
      <span className={styles.noAct} aria-hidden="true">
        {icon !== 'x' && <Icon name={icon} />}
      </span>
    );
  }
  return (
    <IconButton
      icon={icon}
      label={act.label}
      type="submit"
      data-waits="2000"
      name={act.name}
      value={act.value}
      onClick={acted(act)}
    />
  );
}

function acted({ onPress }: JourneyAct) {
  return (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
}
