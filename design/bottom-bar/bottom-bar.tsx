import type { ReactNode } from 'react';
import { Icon, type IconName } from '#design/icon';
import { Anchor } from '#design/link';
import styles from './bottom-bar.module.css';

/** Fixed tools at the lower edge below 64 rem. The page below needs `padding-block-end: 3.5rem` there. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {children}
    </nav>
  );
}

export interface BottomBarItemProps {
  readonly icon: IconName;
  readonly children: string;
  /** Where it leads without scripts; with `onPress` it is a button. */
  readonly href?: string;
  readonly onPress?: () => void;
}

export function BottomBarItem({ icon, children, href, onPress }: BottomBarItemProps) {
  const inside = (
    <>
      <Icon name={icon} />
      {children}
    </>
  );
  if (href && !onPress) {
    return (
      <Anchor href={href} className={styles.item}>
        {inside}
      </Anchor>
    );
  }
  return (
    <button type="button" className={styles.item} onClick={onPress}>
      {inside}
    </button>
  );
}
