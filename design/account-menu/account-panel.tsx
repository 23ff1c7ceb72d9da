import { useId, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '#design/button';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import { Anchor } from '#design/link';
import { LinkButton } from '#design/link-button';
import type { PopoverClose } from '#design/popover';
import { Segmented, type SegmentedProps } from '#design/segmented';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './account-panel.module.css';

type Press = (event: MouseEvent<HTMLAnchorElement>) => void;

export interface AccountLink {
  readonly href: string;
  readonly text: string;
  readonly icon: IconName;
  /** How many wait there: the figure, and what it says. */
  readonly count?: { readonly text: string; readonly label: string } | undefined;
  readonly current?: boolean;
  readonly onPress?: Press;
}

export interface AccountLinkGroup {
  readonly id: string;
  /** Left out for links of everybody. */
  readonly title?: string;
  readonly items: readonly AccountLink[];
}

export interface AccountMode extends Pick<SegmentedProps, 'label' | 'name' | 'options' | 'value' | 'onChange'> {
  /** What holds in this mode, or why it could not be changed. */
  readonly note?: ReactNode;
}

export interface AccountPanelProps {
  readonly identity: { readonly avatar: ReactNode; readonly name: string; readonly email: string };
  readonly close: PopoverClose & { readonly label: string };
  /** Something about the account to settle first. */
  readonly notice?: ReactNode;
  readonly mode?: AccountMode | undefined;
  /** For whom it is booked; whoever knows brings the whole control. */
  readonly bookingFor?: ReactNode;
  readonly links: { readonly label: string; readonly groups: readonly AccountLinkGroup[] };
  /** An `AccountSwitcher`, where there is more than one account. */
  readonly accounts?: ReactNode;
  readonly add?: { readonly text: string; readonly href: string; readonly onPress?: Press } | undefined;
  readonly signOut: { readonly text: string; readonly href: string; readonly onPress?: Press };
}

/** Who am I, for whom do I book, where do I go: two columns over a strip with the accounts; on a phone one column, accounts first. */
export function AccountPanel(props: AccountPanelProps) {
  const { identity, close, notice, mode, bookingFor, links, accounts, add, signOut } = props;
  const bare = !mode && !bookingFor;
  const others = (
    <>
      {accounts && <div className={styles.accounts}>{accounts}</div>}
      {add && (
        <div className={styles.add}>
          <LinkButton icon="plus" variant="quiet" href={add.href} onClick={add.onPress}>
            {add.text}
          </LinkButton>
        </div>
      )}
    </>
  );
  return (
    <div className={classNames(styles.panel, bare && styles.bare)}>
      <div className={styles.who}>
        <Identity {...identity} close={close} />
        {notice}
      </div>
      {!bare && (
        <div className={styles.slots}>
          {mode && <Mode {...mode} />}
          {bookingFor}
        </div>
      )}
      {bare && others}
      <nav aria-label={links.label} className={styles.links}>
        {links.groups.map((group) => group.items.length > 0 && <Group key={group.id} {...group} />)}
      </nav>
      {!bare && others}
      <div className={styles.out}>
        <LinkButton icon="log-out" size="compact" href={signOut.href} onClick={signOut.onPress}>
          {signOut.text}
        </LinkButton>
      </div>
    </div>
  );
}

function Identity({ avatar, name, email, close }: AccountPanelProps['identity'] & Pick<AccountPanelProps, 'close'>) {
  const { label, ...target } = close;
  return (
    <div className={styles.identity}>
      {avatar}
      <p className={styles.names}>
        <bdi className={styles.name}>{name}</bdi> <bdi className={styles.email}>{email}</bdi>
      </p>
      <IconButton icon="x" label={label} className={styles.close} {...target} />
    </div>
  );
}

function Mode({ note, ...segmented }: AccountMode) {
  const id = useId();
  return (
    <div className={styles.mode}>
      <Segmented {...segmented} labelPlace="hidden" wide describedBy={note ? id : undefined} />
      <p id={id} className={styles.note} aria-live="polite">
        {note}
      </p>
    </div>
  );
}

function Group({ title, items }: AccountLinkGroup) {
  const id = useId();
  return (
    <div className={styles.group}>
      {title && (
        <p id={id} className={styles.title}>
          {title}
        </p>
      )}
      <ul aria-labelledby={title && id}>
        {items.map((item) => (
          <li key={item.href}>
            <Row {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ href, text, icon, count, current, onPress }: AccountLink) {
  const follow: Press = (event) => {
    onPress?.(event);
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  return (
    <Anchor href={href} className={styles.row} aria-current={current ? 'page' : undefined} onClick={follow}>
      <Icon name={icon} />
      <span>{text}</span>{' '}
      {count && (
        <span className={styles.count}>
          <span aria-hidden="true">{count.text}</span>
          <VisuallyHidden>{count.label}</VisuallyHidden>
        </span>
      )}
    </Anchor>
  );
}
