import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import styles from './banner.module.css';

export interface BannerProps {
  readonly label: string;
  readonly text: string;
  readonly link?: { readonly url: string; readonly text: string } | undefined;
  /** Stays in view where there is room, as the header below it does. */
  readonly pinned?: boolean;
  /** The button that closes it. */
  readonly close: ReactNode;
}

/** One message above the header. `data-banner` is how its height is found. */
export function Banner({ label, text, link, pinned, close }: BannerProps) {
  return (
    <aside aria-label={label} className={classNames(styles.banner, pinned && styles.pinned)} data-banner>
      <div className={styles.inner}>
        <Icon name="info" />
        <p className={styles.text}>
          <bdi>{text}</bdi>{' '}
          {link && (
            <Anchor href={link.url} className={styles.link}>
              {link.text}
            </Anchor>
          )}
        </p>
        {close}
      </div>
    </aside>
  );
}
