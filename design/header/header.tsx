import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import { Anchor } from '#design/link';
import { Logo } from '#design/logo';
import styles from './header.module.css';

export interface HeaderTab {
  readonly href: string;
  readonly text: string;
  readonly icon: IconName;
  readonly current?: boolean;
}

export interface HeaderAction {
  readonly text: string;
  readonly href?: string;
  readonly icon?: IconName;
  /** Said instead of the text, which may be only a code. */
  readonly label?: string;
}

export interface HeaderProps {
  readonly home: { readonly href: string; readonly label: string; readonly name: string };
  readonly tabs?: { readonly label: string; readonly items: readonly HeaderTab[] };
  readonly actions?: readonly HeaderAction[];
  /** A `SearchSummary`; it takes the place of the tabs. */
  readonly summary?: ReactNode;
  /** The menu button, once there is a menu. */
  readonly menu?: ReactNode;
  readonly sticky?: boolean;
}

function Action({ text, href, icon, label }: HeaderAction) {
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span className={classNames(styles.actionText, icon && styles.hasIcon)}>{text}</span>
    </>
  );
  if (!href) return <span className={classNames(styles.action, styles.optional)}>{inside}</span>;
  return (
    <Anchor href={href} className={styles.action} aria-label={label ?? text}>
      {inside}
    </Anchor>
  );
}

/** The page header: menu, logo, verticals or search summary, then what belongs to the visitor. */
export function Header({ home, tabs, actions = [], summary, menu, sticky }: HeaderProps) {
  return (
    <header className={classNames(styles.header, sticky && styles.sticky)}>
      <div className={classNames(styles.inner, Boolean(summary) && styles.withSummary)}>
        {menu}
        <Anchor href={home.href} className={styles.home} aria-label={home.label}>
          <Logo name={home.name} />
        </Anchor>
        {summary}
        {!summary && tabs && (
          <nav aria-label={tabs.label} className={classNames(styles.tabs, tabs.items.length === 1 && styles.single)}>
            {tabs.items.map((tab) => (
              <Anchor
                key={tab.href}
                href={tab.href}
                className={styles.tab}
                aria-current={tab.current ? 'page' : undefined}
              >
                <Icon name={tab.icon} />
                {tab.text}
              </Anchor>
            ))}
          </nav>
        )}
        <span className={styles.space} />
        <div className={styles.actions}>
          {actions.map((action) => (
            <Action key={action.text} {...action} />
          ))}
        </div>
      </div>
    </header>
  );
}
