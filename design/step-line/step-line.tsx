import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './step-line.module.css';

export interface LineStep {
  readonly name: string;
  /** Beside the name where there is room: "Tue 9 Mar". */
  readonly detail?: string | undefined;
  readonly state: 'done' | 'now' | 'next';
}

export interface StepLineProps {
  readonly label: string;
  readonly steps: readonly LineStep[];
  /** Said of a step that is done. */
  readonly done: string;
  /** It shares its line: a narrow one leaves the details out. */
  readonly tight?: boolean;
}

/** More steps than these have no room for all details on one line: of others than the one in hand they are read alone. */
const FEW = 3;

/** Where one is in a choice of few steps, in one line; a narrow one names the step in hand only. */
export function StepLine({ label, steps, done, tight }: StepLineProps) {
  const many = steps.length > FEW;
  return (
    <ol className={classNames(styles.line, tight && styles.tight)} aria-label={label}>
      {steps.map(({ name, detail, state }, at) => (
        <li key={at} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot}>{state === 'done' ? <Icon name="check" size="small" /> : at + 1}</span>
          <span className={styles.name}>{name}</span>
          {state === 'done' && <VisuallyHidden>{done}</VisuallyHidden>}
          {detail &&
            (many && state !== 'now' ? (
              <VisuallyHidden>{detail}</VisuallyHidden>
            ) : (
              <span className={styles.detail}>{detail}</span>
            ))}
        </li>
      ))}
    </ol>
  );
}
