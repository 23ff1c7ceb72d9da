import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { placeBelow } from './place.ts';
import styles from './popover.module.css';

/** Put on the opening button; the browser links the two, opens, closes, and gives focus back. */
export interface PopoverTrigger {
  readonly popoverTarget: string;
}

export interface PopoverProps {
  readonly label: string;
  readonly trigger: (props: PopoverTrigger) => ReactNode;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  /** On a phone: from the bottom edge (default) or still beside the button. */
  readonly phone?: 'sheet' | 'anchored';
  readonly size?: 'content' | 'wide';
  readonly className?: string | undefined;
  readonly onToggle?: (open: boolean) => void;
}

/** A native popover tied to its button. Opens without scripts; Esc and a press outside close it. */
export function Popover(props: PopoverProps) {
  const { label, trigger, children, align = 'start', phone = 'sheet', size, className, onToggle } = props;
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = panel.current;
    const toggle = (event: Event) => {
      const open = (event as ToggleEvent).newState === 'open';
      if (open && element) placeBelow(element, document.querySelector(`[popovertarget="${CSS.escape(id)}"]`));
      onToggle?.(open);
    };
    element?.addEventListener('toggle', toggle);
    return () => element?.removeEventListener('toggle', toggle);
  }, [id, onToggle]);
  const classes = classNames(
    styles.panel,
    align !== 'start' && styles[align],
    phone === 'sheet' && styles.sheet,
    size === 'wide' && styles.wide,
    className,
  );
  return (
    <>
      {trigger({ popoverTarget: id })}
      <dialog ref={panel} id={id} popover="auto" aria-label={label} className={classes}>
        {children}
      </dialog>
    </>
  );
}
