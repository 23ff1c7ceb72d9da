import { classNames } from '#design/class-names';
import styles from './price.module.css';

export interface PriceProps {
  /** Already formatted for the locale. */
  readonly children: string;
  readonly size?: 'inherit' | 'small' | 'medium' | 'large';
  readonly stale?: boolean;
  readonly className?: string | undefined;
}

/** Money in tabular figures, kept in one piece in either direction of reading. */
export function Price({ children, size = 'inherit', stale, className }: PriceProps) {
  return (
    <bdi className={classNames(styles.price, size !== 'inherit' && styles[size], stale && styles.stale, className)}>
      {children}
    </bdi>
  );
}
