import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from '#design/class-names';
import styles from './cell-panel.module.css';

export interface CellPanelProps {
  readonly id?: string;
  readonly open: boolean;
  readonly label: string;
  /** On a phone: the whole screen, or as much as it needs from the bottom edge. */
  readonly phone: 'full' | 'sheet';
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const phoneQuery = '(width < 40rem)';

export function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia(phoneQuery).matches;
}

function watchPhone(changed: () => void): () => void {
  const query = typeof matchMedia === 'function' ? matchMedia(phoneQuery) : undefined;
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Whether panels fill the screen here; false on the server. */
export function usePhone(): boolean {
  return useSyncExternalStore(watchPhone, isPhone, () => false);
}

/** The panel that unfolds under a cell of the search row: beside the page where there is room, modal on a phone. */
export function CellPanel({ id, open, label, phone, onClose, children, className }: CellPanelProps) {
  const box = useRef<HTMLDialogElement>(null);
  const modal = usePhone();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || !open) return;
    if (isPhone()) dialog.showModal();
    // Not show(): that would take focus from the field which is being typed in.
    else dialog.open = true;
    keepInView(dialog);
    return () => dialog.close();
  }, [open]);
  return (
    <dialog
      ref={box}
      id={id}
      aria-label={label}
      className={classNames(styles.panel, phone === 'full' && styles.full, className)}
      closedby={modal ? 'any' : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && children}
    </dialog>
  );
}

/** Scrolls the page so far that the lower edge, where Done is, comes into view. */
function keepInView(dialog: HTMLElement) {
  const below = dialog.getBoundingClientRect().bottom + 16 - innerHeight;
  if (below <= 0) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: below, behavior: calm ? 'auto' : 'smooth' });
}
