import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import styles from './dated-list.module.css';

export interface DatedItem {
  readonly icon: IconName;
  readonly title: string;
  readonly text: ReactNode;
  /** "until Sat 21 Nov, 11:40". */
  readonly when: string;
  /** What there is to do about it now. */
  readonly action?: ReactNode;
}

interface DatedListProps {
  readonly items: readonly DatedItem[];
  /** The first of them is the next of all. */
  readonly marked?: boolean;
}

/** What happens next, in the order of time. */
export function DatedList({ items, marked = false }: DatedListProps) {
  return (
    <div className={styles.frame}>
      <ol>
        {items.map((item, at) => (
          <li
            key={`${item.title} ${item.when}`}
            className={classNames(
              styles.item,
              item.action !== undefined && styles.open,
              marked && at === 0 && styles.marked,
            )}
          >
            <Icon name={item.icon} />
            <div>
              <b className={styles.title}>{item.title}</b>
              <span className={styles.text}>{item.text}</span>
            </div>
            <span className={styles.when}>{item.when}</span>
            {item.action && <div className={styles.action}>{item.action}</div>}
          </li>
        ))}
      </ol>
    </div>
  );
}
