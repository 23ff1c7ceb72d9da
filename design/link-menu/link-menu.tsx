import type { MouseEvent } from 'react';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import { Popover } from '#design/popover';
import styles from './link-menu.module.css';

export interface LinkMenuProps {
  /** "Sort by". */
  readonly label: string;
  readonly choices: readonly { readonly name: string; readonly href: string; readonly current: boolean }[];
  /** After them: what explains them. */
  readonly more?: { readonly text: string; readonly href: string } | undefined;
}

/** Ways to order the same thing behind a button that names the one in force; each has an address, so that it works without scripts. */
export function LinkMenu({ label, choices, more }: LinkMenuProps) {
  const current = choices.find((choice) => choice.current);
  return (
    <Popover
      label={label}
      trigger={(props) => (
        <button type="button" {...props} className={styles.opener} aria-label={`${label}: ${current?.name}`}>
          {current?.name}
          <Icon name="chevron-down" size="small" />
        </button>
      )}
    >
      <nav aria-label={label}>
        <ul className={styles.choices}>
          {choices.map(({ name, href, current: inForce }) => (
            <li key={name}>
              <Anchor href={href} onClick={close} className={styles.choice} aria-current={inForce || undefined}>
                {name}
                {inForce && <Icon name="check" size="small" />}
              </Anchor>
            </li>
          ))}
          {more && (
            <li className={styles.more}>
              <Anchor href={more.href} onClick={close} className={styles.choice}>
                {more.text}
              </Anchor>
            </li>
          )}
        </ul>
      </nav>
    </Popover>
  );
}

/** The page stays where a link is followed by a script. */
function close(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
