import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import styles from './crease.module.css';

export interface FoldedProps {
  readonly children: readonly ReactNode[];
  /** A card with a border, or parts between two rules. */
  readonly look?: 'card' | 'rules';
  readonly as?: 'div' | 'ul';
}

const counts = { 2: styles.two, 3: styles.three, 4: styles.four } as Readonly<Record<number, string | undefined>>;

/** One sheet with a crease between its parts: out and back, promise and promise. Give two to four children. */
export function Folded({ children, look = 'card', as: Tag = 'div' }: FoldedProps) {
  return (
    <div className={styles.wrap}>
      <Tag className={classNames(styles.folds, styles[look], counts[children.length])}>{children}</Tag>
    </div>
  );
}
