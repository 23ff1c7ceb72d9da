import { useEffect, useId, useRef, useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { IconButton } from '#design/button';
import { classNames } from '#design/class-names';
import styles from './dialog.module.css';

export interface DialogFrameProps {
  readonly open: boolean;
  /** Id of the heading among the children. */
  readonly labelledBy: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** On a phone every shape comes from the bottom edge; `full`, `grid` and `step` fill the screen. `end` is a side sheet; `row` holds a form of one row below the header. */
  readonly shape?: 'center' | 'wide' | 'row' | 'end' | 'full' | 'grid' | 'step';
  /** What is focused once it is there; else the first control is. */
  readonly heading?: RefObject<HTMLElement | null> | undefined;
  /** Stays open against Esc and the close button, as during a payment submit. */
  readonly locked?: boolean;
}

export interface DialogProps extends Omit<DialogFrameProps, 'labelledBy' | 'heading'> {
  readonly title: string;
  readonly closeLabel: string;
  readonly footer?: ReactNode;
  /** Where focus goes: the first field, or the heading when there is much to read. */
  readonly focus?: 'content' | 'heading';
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

/** A modal native dialog whose content brings its own head. The browser keeps focus inside and gives it back to the opener. */
export function DialogFrame(props: DialogFrameProps) {
  const { open, labelledBy, onClose, children, shape = 'center', heading, locked } = props;
  const box = useRef<HTMLDialogElement>(null);
  const shown = useShown(open);

  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (!open && dialog.open) dialog.close();
    if (!open || dialog.open) return;
    dialog.showModal();
    if (!heading) return;
    if (isStill()) return heading.current?.focus();
    dialog.focus();
    const timer = setTimeout(() => {
      // Who went on meanwhile is not called back.
      if (document.activeElement === dialog) heading.current?.focus();
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open, heading]);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!locked) onClose();
  };
  return (
    <dialog
      ref={box}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={classNames(styles.dialog, shape !== 'center' && styles[shape], /grid|step/.test(shape) && styles.full)}
      closedby={locked ? 'none' : 'any'}
      onCancel={cancel}
    >
      {shown && children}
    </dialog>
  );
}

/** A dialog with a title, a close button and, below what scrolls, a foot. */
export function Dialog({ title, closeLabel, footer, focus, children, ...frame }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  return (
    <DialogFrame {...frame} labelledBy={id} heading={focus === 'heading' ? heading : undefined}>
      <div className={styles.head}>
        <span className={styles.handle} aria-hidden="true" />
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="x" label={closeLabel} disabled={frame.locked} onClick={frame.onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </DialogFrame>
  );
}
