import type { ReactNode } from 'react';
import { buttonClass } from '#design/button';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './ask-first.module.css';

export interface AskFirstProps {
  /** "Remove". */
  readonly text: string;
  /** Of what, spoken after it: "Hotel Taman Gadingi". */
  readonly of: string;
  /** Takes the place of `text` once asked: "Keep". */
  readonly keep: string;
  /** What it would lead to: "New total: €639.93". */
  readonly outcome: string;
  readonly look?: 'button' | 'link';
  /** The form with the button that does it. */
  readonly children: ReactNode;
}

/** Something that cannot be taken back: the first press says what it leads to, the second does it. Works without scripts. */
export function AskFirst({ text, of, keep, outcome, look = 'button', children }: AskFirstProps) {
  return (
    <details className={styles.ask}>
      <summary className={look === 'link' ? styles.link : buttonClass({ size: 'compact' })}>
        <span className={styles.closed}>{text}</span>
        <span className={styles.open}>{keep}</span>
        <VisuallyHidden> {of}</VisuallyHidden>
      </summary>
      <div className={styles.body}>
        <p>{outcome}</p>
        {children}
      </div>
    </details>
  );
}
