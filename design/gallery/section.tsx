import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One component with its states. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={title.toLowerCase().replaceAll(/\W+/g, '-')}>
      <h2>{title}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
