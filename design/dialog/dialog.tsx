import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '#design/button';
import { classNames } from '#design/class-names';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** On a phone every shape comes from the bottom edge, `full` fills the screen. `end` is a side sheet. */
  readonly shape?: 'center' | 'wide' | 'end' | 'full';
  /** Where focus goes: the first field, or the heading when there is much to read. */
  readonly focus?: 'content' | 'heading';
  /** Stays open against Esc and the close button, as during a payment submit. */
  readonly locked?: boolean;
}

/** A modal native dialog. The browser keeps focus inside and gives it back to the opener. */
export function Dialog(props: DialogProps) {
  const { open, title, closeLabel, onClose, children, footer, shape = 'center', focus = 'content', locked } = props;
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      if (focus === 'heading') heading.current?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open, focus]);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!locked) onClose();
  };
  return (
    <dialog
      ref={box}
      aria-labelledby={id}
      className={classNames(styles.dialog, shape !== 'center' && styles[shape])}
      closedby={locked ? 'none' : 'any'}
      onCancel={cancel}
    >
      <div className={styles.head}>
        <span className={styles.handle} aria-hidden="true" />
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="x" label={closeLabel} disabled={locked} onClick={onClose} />
      </div>
      <div className={styles.body}>{open && children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}
