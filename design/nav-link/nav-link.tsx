import type { MouseEvent } from 'react';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import { Anchor } from '#design/link';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './nav-link.module.css';

export interface NavLinkItem {
  /** Left out where the item acts as a button, which then needs `popoverTarget`. */
  readonly href?: string;
  readonly popoverTarget?: string;
  readonly text: string;
  readonly icon?: IconName;
  /** Said instead of the text; begins with it. */
  readonly label?: string;
  readonly title?: string;
  /** Such as 'New': a word, never a colour alone. */
  readonly flag?: string;
  /** Opens in a new tab; the words that say so. */
  readonly newTab?: string;
  readonly current?: boolean;
  /** Put on the link for who settles its address when it is pressed. */
  readonly deferred?: string;
  /** Does more than following the address; who takes it over prevents that. */
  readonly onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export interface NavLinkProps {
  readonly item: NavLinkItem;
  readonly className?: string | undefined;
}

/** A navigation item: it follows its address, opens a new tab, or acts as a button. */
export function NavLink({ item, className }: NavLinkProps) {
  const { href, popoverTarget, text, icon, label, title, flag, newTab, current, deferred, onPress } = item;
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.text}>{text}</span>
      {/* Words apart, also where nothing lays them out. */}
      {flag && (
        <>
          {' '}
          <span className={styles.flag}>{flag}</span>
        </>
      )}
      {newTab && (
        <>
          <Icon name="external-link" size="small" /> {!label && <VisuallyHidden>{newTab}</VisuallyHidden>}
        </>
      )}
    </>
  );
  const classes = classNames(styles.item, className);
  if (href === undefined) {
    return (
      <button type="button" className={classes} popoverTarget={popoverTarget} aria-label={label} title={title}>
        {inside}
      </button>
    );
  }
  return (
    <Anchor
      href={href}
      className={classes}
      aria-current={current ? 'page' : undefined}
      aria-label={label && [label, flag, newTab].filter(Boolean).join(', ')}
      title={title}
      data-deferred={deferred}
      onClick={onPress}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {inside}
    </Anchor>
  );
}
