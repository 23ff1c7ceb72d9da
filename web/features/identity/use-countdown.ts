import { useEffect, useState } from 'react';

/** Seconds that are left; begins again with another `round`. Without scripts there is nothing to wait for. */
export function useCountdown(seconds: number, round: string): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = Date.now() + seconds * 1_000;
    const look = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    const first = setTimeout(look, 0);
    const timer = setInterval(look, 1_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [seconds, round]);
  return left;
}
