import { useRef, useState, type UIEvent } from 'react';

const THROTTLE_MS = 100;

/** Whether a list stands away from its top; looked at no more than every 100 ms. */
export function useScrolled() {
  const [is, setIs] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function look({ currentTarget }: UIEvent<HTMLElement>): void {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setIs(currentTarget.scrollTop > 0);
    }, THROTTLE_MS);
  }
  return { is, look };
}
