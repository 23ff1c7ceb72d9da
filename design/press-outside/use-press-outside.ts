import { useEffect, type RefObject } from 'react';

/**
 * For browsers without `closedby="any"`: calls `onPress` for a press that begins and ends on the backdrop of a dialog.
 * A press inside that is let go outside, as when text is selected, is none.
 */
export function usePressOutside(box: RefObject<HTMLDialogElement | null>, onPress: (() => void) | null): void {
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || !onPress || 'closedBy' in HTMLDialogElement.prototype) return;
    let began = false;
    const begin = (event: Event) => (began = event.target === dialog);
    const end = (event: Event) => began && event.target === dialog && onPress();
    dialog.addEventListener('pointerdown', begin);
    dialog.addEventListener('click', end);
    return () => {
      dialog.removeEventListener('pointerdown', begin);
      dialog.removeEventListener('click', end);
    };
  }, [box, onPress]);
}
