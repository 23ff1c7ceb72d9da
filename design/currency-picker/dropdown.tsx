import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './dropdown.module.css';

export interface DropdownProps {
  readonly label: string;
  /** What it hangs from. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

const OFFSET_PX = 8;

/** A native popover under what opened it; open as long as it is drawn. Esc and a press outside close it, focus goes back. */
export function Dropdown({ label, anchor, children, onClose }: DropdownProps) {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = panel.current;
    const from = anchor.current;
    if (!element || !from) return;
    const closed = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'closed') return;
      if (element.contains(document.activeElement) || document.activeElement === document.body) from.focus();
      onClose();
    };
    element.addEventListener('toggle', closed);
    element.showPopover();
    place(element, from);
    const again = () => place(element, from);
    window.addEventListener('resize', again);
    return () => {
      window.removeEventListener('resize', again);
      element.removeEventListener('toggle', closed);
      if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
    };
  }, [anchor, onClose]);
  return (
    <dialog ref={panel} popover="auto" aria-label={label} className={styles.dropdown}>
      {children}
    </dialog>
  );
}

/** Under the anchor, or over it where there is more room, held within the window; its ends with the anchor's far end. */
function place(panel: HTMLElement, anchor: HTMLElement): void {
  const from = anchor.getBoundingClientRect();
  const size = panel.getBoundingClientRect();
  const rtl = getComputedStyle(panel).direction === 'rtl';
  const left = rtl ? from.left : from.right - size.width;
  const below = innerHeight - from.bottom - OFFSET_PX;
  const above = from.top - OFFSET_PX;
  panel.style.left = `${Math.max(OFFSET_PX, Math.min(left, innerWidth - size.width - OFFSET_PX))}px`;
  if (below >= size.height || below >= above) {
    panel.style.top = `${from.bottom + OFFSET_PX}px`;
    panel.style.maxHeight = `min(31.25rem, ${below - OFFSET_PX}px)`;
  } else {
    const height = Math.min(size.height, above - OFFSET_PX);
    panel.style.top = `${above - height}px`;
    panel.style.maxHeight = `${height}px`;
  }
}
