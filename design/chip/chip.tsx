import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import { Anchor } from '#design/link';
import styles from './chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  /** Said by the link: what pressing does, "Remove: up to 1 stop". */
  readonly label: string;
  /** The address without this filter; works without scripts. */
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A chosen filter that goes away when pressed. */
export function FilterChip({ children, label, href, onClick }: ChipProps) {
  return (
    <Anchor href={href} aria-label={label} className={styles.chip} onClick={onClick}>
      {children}
      <Icon name="x" size="small" />
    </Anchor>
  );
}

export interface ToggleChipProps {
  readonly children: string;
  /** How many it would leave. */
  readonly count?: string | undefined;
  readonly on: boolean;
  /** The address with it pressed. */
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A filter that is pressed often, in or out; a link, so that it works without scripts. */
export function ToggleChip({ children, count, on, href, onClick }: ToggleChipProps) {
  return (
    <Anchor
      href={href}
      aria-current={on || undefined}
      className={classNames(styles.chip, styles.toggle)}
      onClick={onClick}
    >
      {children}
      {count && <span className={styles.count}>{count}</span>}
    </Anchor>
  );
}

export interface LinkChipProps {
  readonly children: ReactNode;
  readonly href: string;
  readonly icon?: IconName;
}

/** A small way onward: a recent search, a suggestion. */
export function LinkChip({ children, href, icon }: LinkChipProps) {
  return (
    <Anchor href={href} className={classNames(styles.chip, styles.plain)}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </Anchor>
  );
}

export interface ChipListProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: readonly ReactNode[];
}

export function ChipList({ label, className, children }: ChipListProps) {
  return (
    <ul aria-label={label} className={classNames(styles.list, className)}>
      {children.map((chip, at) => (
        <li key={at}>{chip}</li>
      ))}
    </ul>
  );
}
