import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './step-list.module.css';

/** `now` is the next one to do, `handed` lies with somebody else, `locked` waits for another step. */
export type StepState = 'done' | 'now' | 'open' | 'handed' | 'locked';

export interface ListedStep {
  readonly id: string;
  readonly title: string;
  /** Why it matters, or who has it: "With Tomas Lind. Asked 09:11, not opened yet." */
  readonly detail?: ReactNode;
  /** At the end of the line: "5 min", or when it was done. */
  readonly meta?: string | undefined;
  readonly state: StepState;
  /** Buttons and links of it: "Start", "Remind". */
  readonly actions?: ReactNode;
  /** Open in place below its title, so that it is finished without leaving. */
  readonly children?: ReactNode;
}

export interface StepListProps {
  readonly label: string;
  readonly steps: readonly ListedStep[];
  /** What each state is called; read after the title, since the mark before it is a drawing. */
  readonly stateNames: Readonly<Record<StepState, string>>;
  readonly headingLevel?: 2 | 3;
}

const marks: Partial<Record<StepState, IconName>> = { done: 'check', handed: 'clock', locked: 'lock' };

/** Tasks in an order, of which each says what became of it; one may be open in place. */
export function StepList({ label, steps, stateNames, headingLevel = 2 }: StepListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol aria-label={label} className={styles.list}>
      {steps.map(({ id, title, detail, meta, state, actions, children }, at) => {
        const mark = marks[state];
        return (
          <li
            key={id}
            className={classNames(styles.step, styles[state])}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {mark ? <Icon name={mark} size="small" /> : at + 1}
            </span>
            <div className={styles.words}>
              <Heading className={styles.title}>
                {title} <VisuallyHidden>{stateNames[state]}</VisuallyHidden>
              </Heading>
              {detail && <p className={styles.detail}>{detail}</p>}
            </div>
            {meta && <span className={styles.meta}>{meta}</span>}
            {actions && <div className={styles.actions}>{actions}</div>}
            {children && <div className={styles.body}>{children}</div>}
          </li>
        );
      })}
    </ol>
  );
}

export interface StepProgressProps {
  readonly states: readonly StepState[];
  /** "2 of 8 done. About 30 minutes left, in any order."; stands above the segments. */
  readonly text: string;
}

/** How far the whole is: a segment for each step, told apart by pattern as well as by colour. */
export function StepProgress({ states, text }: StepProgressProps) {
  return (
    <div className={styles.progress}>
      <p className={styles.text}>{text}</p>
      <div className={styles.segments} aria-hidden="true">
        {states.map((state, at) => (
          <i key={at} className={styles[state]} />
        ))}
      </div>
    </div>
  );
}
