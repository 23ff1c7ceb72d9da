import { type ReactNode, useId } from 'react';
import { Button } from '#design/button';
import { Icon } from '#design/icon';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './table-tools.module.css';

export interface TableToolsProps {
  readonly search?: {
    readonly label: string;
    readonly name: string;
    readonly value: string;
    /** On the button that asks without scripts. */
    readonly submit: string;
    /** Each letter typed: the page waits until the typing rests, and asks. */
    readonly onType?: (text: string) => void;
  };
  /** Filters that hold, as chips, and a way to add one. */
  readonly children?: ReactNode;
  /** At the end of the line: how tall rows are, a download. */
  readonly end?: ReactNode;
}

/** What narrows a table, above it. Its search is one field of a form around it or, by itself, a form that asks by GET. */
export function TableTools({ search, children, end }: TableToolsProps) {
  const id = useId();
  return (
    <search className={styles.tools}>
      {search && (
        <form className={styles.search} method="get">
          <label htmlFor={id}>
            <VisuallyHidden>{search.label}</VisuallyHidden>
            <Icon name="search" />
          </label>
          <input
            id={id}
            name={search.name}
            type="search"
            autoComplete="off"
            placeholder={search.label}
            {...(search.onType ? { value: search.value } : { defaultValue: search.value })}
            onChange={search.onType && ((event) => search.onType?.(event.currentTarget.value))}
          />
          <Button type="submit" size="compact" className={styles.submit}>
            {search.submit}
          </Button>
        </form>
      )}
      {children && <div className={styles.filters}>{children}</div>}
      {end && <div className={styles.end}>{end}</div>}
    </search>
  );
}
