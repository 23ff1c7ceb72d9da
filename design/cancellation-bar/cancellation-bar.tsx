import { classNames } from '#design/class-names';
import styles from './cancellation-bar.module.css';

export interface CancellationStep {
  readonly back: 'full' | 'part' | 'nothing';
  /** "Taxes back, €462.00". */
  readonly title: string;
  /** "until Tue 9 March, 20:05"; empty where it always holds. */
  readonly until: string;
  /** `2027-03-08T18:00+08:00`, for machines that read along. */
  readonly dateTime?: string | undefined;
  /** What is kept: "The first night, €204, is kept". */
  readonly detail?: string | undefined;
  /** "Now": the span that the reader is in. */
  readonly here?: string | undefined;
}

export interface CancellationBarProps {
  readonly label: string;
  readonly steps: readonly CancellationStep[];
  /** Whose clock, and what a change costs. */
  readonly note?: string;
}

/** What comes back when: solid, double and dotted, so that no colour is needed to read it. */
export function CancellationBar({ label, steps, note }: CancellationBarProps) {
  const shape = classNames(
    styles.bar,
    steps.length > 3 && styles.many,
    steps.length === 2 && styles.pair,
    steps.length === 1 && styles.one,
  );
  return (
    <div className={styles.frame}>
      <ol aria-label={label} className={shape}>
        {steps.map((step) => (
          <li key={step.title} className={classNames(styles.step, styles[step.back])}>
            {step.here && <span className={styles.here}>{step.here} </span>}
            <b>{step.title}</b> {step.dateTime ? <time dateTime={step.dateTime}>{step.until}</time> : step.until}
            {step.detail && <span className={styles.detail}> {step.detail}</span>}
          </li>
        ))}
      </ol>
      {note && <p>{note}</p>}
    </div>
  );
}
