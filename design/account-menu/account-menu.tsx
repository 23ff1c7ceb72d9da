import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import { Popover, type PopoverClose } from '#design/popover';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './account-menu.module.css';

export interface AccountMenuProps {
  /** Of the panel; said after the name on the button. */
  readonly label: string;
  readonly avatar: ReactNode;
  readonly name: string;
  /** "Business": what somebody acts as, where there is more than one way. */
  readonly mode?: string | undefined;
  /** What the mark on the button says: something waits inside. */
  readonly marker?: string | undefined;
  /** An `AccountPanel`, which may come later than the button. */
  readonly children: (close: PopoverClose) => ReactNode;
}

/** The account in the header: a button with who it is, and what opens under it. The browser opens it, so it works without scripts. */
export function AccountMenu({ label, avatar, name, mode, marker, children }: AccountMenuProps) {
  return (
    <Popover
      label={label}
      className={styles.popover}
      trigger={({ popoverTarget }) => (
        <button type="button" popoverTarget={popoverTarget} className={styles.button}>
          <span className={classNames(styles.avatar, marker && styles.marked)}>{avatar}</span>
          <span className={styles.words}>
            <bdi className={styles.name}>{name}</bdi> {mode && <span className={styles.mode}>{mode}</span>}{' '}
            <VisuallyHidden>
              {label} {marker}
            </VisuallyHidden>
          </span>
          <Icon name="chevron-down" size="small" className={styles.chevron} />
        </button>
      )}
    >
      {children}
    </Popover>
  );
}
