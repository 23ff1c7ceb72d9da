import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '#design/class-names';
import { placeBelow } from './place.ts';
import styles from './popover.module.css';

/** Put on the opening button; the browser links the two, opens, closes, and gives focus back. */
export interface PopoverTrigger {
  readonly popoverTarget: string;
}

/** Put on a button inside that closes it. */
export interface PopoverClose extends PopoverTrigger {
  readonly popoverTargetAction: 'hide';
}

export interface PopoverProps {
  readonly label: string;
  readonly trigger: (props: PopoverTrigger) => ReactNode;
  readonly children: ReactNode | ((close: PopoverClose) => ReactNode);
  readonly size?: 'content' | 'wide';
  readonly className?: string | undefined;
}

/** A native popover tied to its button, on a phone at the bottom edge. Opens without scripts; Esc and a press outside close it. */
export function Popover({ label, trigger, children, size, className }: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = panel.current;
    const toggle = (event: Event) => {
      const open = (event as ToggleEvent).newState === 'open';
      if (open && element) placeBelow(element, document.querySelector(`[popovertarget="${CSS.escape(id)}"]`));
    };
    element?.addEventListener('toggle', toggle);
    return () => element?.removeEventListener('toggle', toggle);
  }, [id]);
  return (
    <>
      {trigger({ popoverTarget: id })}
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        className={classNames(styles.panel, size === 'wide' && styles.wide, className)}
      >
        {typeof children === 'function' ? children({ popoverTarget: id, popoverTargetAction: 'hide' }) : children}
      </dialog>
    </>
  );
}

export interface PopoverOverProps extends Pick<PopoverProps, 'label' | 'size' | 'className'> {
  /** What it stands below: a link that opens it instead of being followed. */
  readonly under: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The same panel, open from its first render, for what comes only when it is wanted. Esc and a press outside close it. */
export function OpenPopover({ label, under, onClose, children, size, className }: PopoverOverProps) {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = panel.current;
    const opener = under.current;
    if (!element) return undefined;
    const toggle = (event: Event) => (event as ToggleEvent).newState === 'closed' && onClose();
    element.showPopover(opener ? { source: opener } : {});
    placeBelow(element, opener);
    element.focus();
    element.addEventListener('toggle', toggle);
    return () => element.removeEventListener('toggle', toggle);
  }, [under, onClose]);
  return (
    <dialog
      ref={panel}
      popover="auto"
      tabIndex={-1}
      aria-label={label}
      className={classNames(styles.panel, size === 'wide' && styles.wide, className)}
    >
      {children}
    </dialog>
  );
}
