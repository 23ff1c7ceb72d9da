import type { ReactNode } from 'react';
import styles from './forms.module.css';

interface SectionProps {
  readonly title: string;
  readonly id: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the form under a rule. */
export function Section({ title, id, aside, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {aside && <div className={styles.quiet}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
