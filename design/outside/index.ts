import { useEffect, type RefObject } from 'react';

/** Calls back when a press or focus lands outside the box while `active`. */
export function useOutside(box: RefObject<HTMLElement | null>, active: boolean, leave: () => void): void {
  useEffect(() => {
    if (!active) return;
    const check = (event: Event) => {
      if (event.target instanceof Node && box.current && !box.current.contains(event.target)) leave();
    };
    document.addEventListener('pointerdown', check);
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('pointerdown', check);
      document.removeEventListener('focusin', check);
    };
  }, [box, active, leave]);
}
