import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
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
  /** On a phone every shape comes from the bottom edge, `full` and `grid` fill the screen. `end` is a side sheet. */
  readonly shape?: 'center' | 'wide' | 'end' | 'full' | 'grid';
  /** Where focus goes: the first field, or the heading when there is much to read. */
  readonly focus?: 'content' | 'heading';
  /** Stays open against Esc and the close button, as during a payment submit. */
  readonly locked?: boolean;
}

/** A dialog that moves in is there before the focus goes to what is read in it. */
const FOCUS_DELAY_MS = 250;

/** How long an overlay keeps its content after it closed, so that it leaves as it came. */
const LEAVING_MS = 300;

function isStill(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** True while open and while leaving; without motion it leaves at once. */
function useShown(open: boolean): boolean {
  const [leaving, setLeaving] = useState(false);
  const [was, setWas] = useState(open);
  if (was !== open) {
    setWas(open);
    setLeaving(was && !isStill());
  }
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLeaving(false), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  return open || leaving;
}

/** A modal native dialog. The browser keeps focus inside and gives it back to the opener. */
export function Dialog(props: DialogProps) {
  const { open, title, closeLabel, onClose, children, footer, shape = 'center', focus = 'content', locked } = props;
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const shown = useShown(open);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (!open && dialog.open) dialog.close();
    if (!open || dialog.open) return;
    dialog.showModal();
    if (focus !== 'heading') return;
    if (isStill()) return heading.current?.focus();
    dialog.focus();
    const timer = setTimeout(() => {
      // Who went on meanwhile is not called back.
      if (document.activeElement === dialog) heading.current?.focus();
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open, focus]);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!locked) onClose();
  };
  return (
    <dialog
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className={classNames(styles.dialog, shape !== 'center' && styles[shape], shape === 'grid' && styles.full)}
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
      <div className={styles.body}>{shown && children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}
