import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { useHydrated } from '#design/hydrated';
import { Icon, type IconName } from '#design/icon';
import { Anchor } from '#design/link';
import styles from './bottom-bar.module.css';

/**
 * Fixed tools at the lower edge below 64 rem; the page below needs `padding-block-end: 3.5rem` there. In a frame they stand at
 * the edge of what is seen of it, by `data-edge`.
 */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} data-edge="end" className={styles.bar}>
      {children}
    </nav>
  );
}

export interface BottomBarItemProps {
  readonly icon: IconName;
  readonly children: string;
  /** Where it leads; with `onPress` only until scripts run, then it is a button. */
  readonly href?: string;
  readonly onPress?: () => void;
  /** What wider screens show in the page. */
  readonly only?: 'phone';
}

export function BottomBarItem({ icon, children, href, onPress, only }: BottomBarItemProps) {
  const live = useHydrated();
  const classes = classNames(styles.item, only && styles[only]);
  const inside = (
    <>
      <Icon name={icon} />
      {children}
    </>
  );
  if (href && (!onPress || !live)) {
    return (
      <Anchor href={href} className={classes}>
        {inside}
      </Anchor>
    );
  }
  return (
    <button type="button" className={classes} onClick={onPress}>
      {inside}
    </button>
  );
}
