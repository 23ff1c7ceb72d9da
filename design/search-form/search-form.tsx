import type { ReactNode } from 'react';
import { Button } from '#design/button';
import { classNames } from '#design/class-names';
import { FieldError } from '#design/field';
import { Icon } from '#design/icon';
import { visuallyHiddenClass } from '#design/visually-hidden';
import styles from './search-form.module.css';

export interface SearchRowProps {
  /** The parts, in order: from, to, dates, travellers. */
  readonly children: ReactNode;
  readonly submit: { readonly text: string; readonly busyText?: string | undefined };
  /** Faults that the fields themselves cannot show, each with the id of its field. */
  readonly errors?: readonly { readonly id: string; readonly text: string }[];
}

/** The one row of the front door. Put it inside a form; every cell works without scripts. */
export function SearchRow({ children, submit, errors = [] }: SearchRowProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.form}>
        {children}
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
        {errors.length > 0 && (
          <span className={styles.errors} role="alert">
            {errors.map((error) => (
              <FieldError key={error.id} id={error.id}>
                {error.text}
              </FieldError>
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

export interface SearchCellProps {
  readonly children: ReactNode;
  /** `only`: the first of a row that asks for one place. */
  readonly place?: 'first' | 'only' | 'to' | 'middle';
  /** Its panel is as wide as the row, as with dates. */
  readonly widePanel?: boolean;
  /** A crease before this cell: a new decision starts. */
  readonly fold?: boolean;
  readonly swap?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** One part of the row; the swap button stands on the border before "to". */
export function SearchCell({ children, place = 'middle', widePanel, fold, swap }: SearchCellProps) {
  const classes = classNames(
    styles.cell,
    (place === 'first' || place === 'only') && styles.first,
    place === 'only' && styles.only,
    place === 'to' && styles.to,
    fold && styles.fold,
    widePanel && styles.wide,
  );
  return (
    <div className={classes}>
      {swap && (
        <button type="button" aria-label={swap.label} data-tip="" className={styles.swap} onClick={swap.onPress}>
          <span>
            <Icon name="arrow-left-right" size="small" />
          </span>
        </button>
      )}
      {children}
    </div>
  );
}
