import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import { Anchor } from '#design/link';
import { Logo } from '#design/logo';
import { NavLink, type NavLinkItem } from '#design/nav-link';
import { Popover } from '#design/popover';
import styles from './header.module.css';
import room from './room.module.css';
import rows from './rows.module.css';

export interface HeaderAction {
  readonly text: string;
  readonly href?: string;
  readonly icon?: IconName;
  /** Said instead of the text, which may be only a code. */
  readonly label?: string;
  /** Does more than following the address; who takes it over prevents that. */
  readonly onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The narrowest header that has room for it: 40rem or 64rem; below, only the drawer has it. */
  readonly from?: 'M' | 'L' | undefined;
}

export interface HeaderProps {
  readonly home: { readonly href: string; readonly label: string; readonly name: string };
  /** Six stand in the row, the others behind `more`. */
  readonly tabs?: { readonly label: string; readonly more: string; readonly items: readonly NavLinkItem[] };
  readonly actions?: readonly HeaderAction[];
  /** A `CartChip` where something is in the cart: in the row at every width. */
  readonly cart?: ReactNode;
  /** What the visitor chose to see, such as the currency: after the actions. Where it is narrow, only the drawer has it. */
  readonly choices?: ReactNode;
  /** Who is signed in: an `AccountMenu`, at the end. */
  readonly account?: ReactNode;
  /** A `SearchSummary`; it takes the place of the tabs. */
  readonly summary?: ReactNode;
  /** The menu button; where the page keeps a column clear for the drawer, it stands above that. */
  readonly menu?: ReactNode;
  /** `old`: two rows, the second a strip with the verticals or the search. */
  readonly variant?: 'new' | 'old';
  /** Stays in view where there is room, below the message that may stand above it. */
  readonly pinned?: boolean;
  /** The page begins with its search form: on a phone the header stays in view, low while the form is seen. */
  readonly overForm?: boolean;
}

function Action({ text, href, icon, label, onPress, from }: HeaderAction) {
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span className={classNames(styles.actionText, icon && styles.hasIcon)}>{text}</span>
    </>
  );
  if (!href) return <span className={classNames(styles.action, styles.optional)}>{inside}</span>;
  return (
    <Anchor
      href={href}
      className={classNames(styles.action, from && styles[`from${from}`])}
      aria-label={label ?? text}
      onClick={onPress}
    >
      {inside}
    </Anchor>
  );
}

const MOST_TABS = 6;

function Tabs({ label, more, items }: NonNullable<HeaderProps['tabs']>) {
  const others = items.slice(MOST_TABS);
  return (
    <nav aria-label={label} className={classNames(styles.tabs, items.length === 1 && styles.single)}>
      {items.slice(0, MOST_TABS).map((item) => (
        <NavLink key={item.href} item={item} className={styles.tab} />
      ))}
      {others.length > 0 && (
        <Popover
          label={more}
          trigger={({ popoverTarget }) => (
            <button type="button" popoverTarget={popoverTarget} className={styles.more}>
              {more}
              <Icon name="chevron-down" size="small" />
            </button>
          )}
        >
          <ul className={styles.others}>
            {others.map((item) => (
              <li key={item.href}>
                <NavLink item={item} className={styles.other} />
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </nav>
  );
}

/** The page header: menu, logo, verticals or search summary, then what belongs to the visitor. */
export function Header(props: HeaderProps) {
  const { home, tabs, actions = [], cart, choices, account, summary, menu, pinned, overForm } = props;
  const old = props.variant === 'old' && Boolean(summary ?? tabs);
  const middle = summary ?? (tabs && <Tabs {...tabs} />);
  return (
    <header
      className={classNames(
        styles.header,
        Boolean(menu) && room.room,
        pinned && styles.pinned,
        overForm && styles.overForm,
        old && rows.old,
      )}
    >
      <div className={classNames(styles.inner, Boolean(summary) && styles.withSummary)}>
        {menu && <div className={room.menu}>{menu}</div>}
        <Anchor href={home.href} className={styles.home} aria-label={home.label}>
          <Logo name={home.name} />
        </Anchor>
        {!old && middle}
        <span className={styles.space} />
        {cart && (
          <div data-cart="" className={styles.cart}>
            {cart}
          </div>
        )}
        <div className={styles.actions}>
          {actions.map((action) => (
            <Action key={action.text} {...action} />
          ))}
          {menu ? <div className={room.choices}>{choices}</div> : choices}
          {account}
        </div>
        {old && <div className={rows.strip}>{middle}</div>}
      </div>
    </header>
  );
}
