import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** `bar` takes the whole line. */
  readonly look?: 'text' | 'bar';
  readonly className?: string | undefined;
}

/** Native details: found by the browser's search, opens without scripts. */
export function Disclosure({ summary, children, open, look = 'text', className }: DisclosureProps) {
  return (
    <details open={open} className={classNames(styles.disclosure, look === 'bar' && styles.bar, className)}>
      <summary className={styles.summary}>
        <Icon name="chevron-down" size="small" />
        <span>{summary}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
