import type { ReactNode } from 'react';
import { Icon, type IconName } from '#design/icon';
import { LinkButton } from '#design/link-button';
import styles from './account.module.css';

interface WayRowProps {
  readonly icon: IconName;
  readonly name: string;
  readonly fact: string;
  readonly href: string;
  readonly children: ReactNode;
}

/** A way in that is changed on a page of its own. */
export function WayRow({ icon, name, fact, href, children }: WayRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.what}>
          <Icon name={icon} />
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            <p className={styles.fact}>{fact}</p>
          </div>
        </div>
        <LinkButton size="compact" variant="neutral" href={href}>
          {children}
        </LinkButton>
      </div>
    </li>
  );
}
