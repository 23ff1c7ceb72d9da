import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { loadPart } from '../../i18n.ts';

interface Overlay<T> {
  /** Its path from the root. */
  readonly module: string;
  readonly importer: () => Promise<T>;
}

/** A link that opens something instead, where that can be had; else it is followed. */
export function useOverlay<T>({ module, importer }: Overlay<T>) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const [part, setPart] = useState<T>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const opened = state === 'open';
  const was = useRef(opened);
  useEffect(() => {
    // What held the focus is gone with the picker; what was pressed instead keeps it.
    if (was.current && !opened && document.activeElement === document.body) anchor.current?.focus();
    was.current = opened;
  }, [opened]);
  const load = () => loadPart(module, importer);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    load().then(
      (loaded) => {
        setPart(() => loaded);
        setState('open');
      },
      () => window.location.assign(href),
    );
  };
  return {
    part: opened ? part : undefined,
    failed: state === 'failed',
    anchor,
    close: () => setState('closed'),
    fail: () => setState('failed'),
    /** For the link. */
    opens: {
      ref: anchor,
      'aria-haspopup': 'dialog' as const,
      onClick: press,
      onPointerEnter: () => void load().catch(() => undefined),
      onFocus: () => void load().catch(() => undefined),
    },
  };
}
