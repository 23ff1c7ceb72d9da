import type { ReactNode } from 'react';
import { Button, IconButton } from '#design/button';
import { Popover } from '#design/popover';
import styles from './bulk-bar.module.css';

export interface BulkAction {
  readonly id: string;
  readonly text: string;
  readonly danger?: boolean;
  /** Left out where the button submits the form around it, by `name` and `value`. */
  readonly onPress?: () => void;
  readonly name?: string;
  readonly value?: string;
}

export interface BulkWords {
  /** Names the bar: "Selected users". */
  readonly label: string;
  /** "3 selected"; said again whenever it changes. */
  readonly count: string;
  /** "Select all 214"; left out where all are. */
  readonly selectMatching: string | undefined;
  readonly clear: string;
  /** The button that holds the actions where there is room for one. */
  readonly actions: string;
}

export interface BulkBarProps {
  readonly count: number;
  readonly actions: readonly BulkAction[];
  readonly words: BulkWords;
  /** Said while a change of many runs: "Changing 214 of 1,240…"; the actions rest meanwhile. */
  readonly busyText?: string | undefined;
  readonly onSelectMatching: () => void;
  readonly onClear: () => void;
  /** What the form posts of the selection. */
  readonly children?: ReactNode;
}

/** What can be done with the selected rows, at the lower edge as long as some are. Without scripts it is always there. */
export function BulkBar({ count, actions, words, busyText, onSelectMatching, onClear, children }: BulkBarProps) {
  const buttons = actions.map(({ id, text, danger, onPress, name, value }) => (
    <Button
      key={id}
      size="compact"
      variant={danger ? 'danger' : 'neutral'}
      type={onPress ? 'button' : 'submit'}
      name={name}
      value={value}
      disabled={busyText !== undefined}
      onClick={onPress}
    >
      {text}
    </Button>
  ));
  return (
    <section aria-label={words.label} className={styles.holder} data-empty={count === 0 ? '' : undefined}>
      {children}
      <div className={styles.bar}>
        <output className={styles.count}>{busyText ?? (count > 0 ? words.count : '')}</output>
        {words.selectMatching && (
          <Button variant="link" className={styles.live} onClick={onSelectMatching}>
            {words.selectMatching}
          </Button>
        )}
        <div className={styles.inline}>{buttons}</div>
        <div className={styles.end}>
          <div className={styles.folded}>
            <Popover
              label={words.actions}
              trigger={(attributes) => (
                <Button size="compact" {...attributes}>
                  {words.actions}
                </Button>
              )}
            >
              <div className={styles.list}>{buttons}</div>
            </Popover>
          </div>
          <IconButton icon="x" size="compact" label={words.clear} onClick={onClear} />
        </div>
      </div>
    </section>
  );
}
