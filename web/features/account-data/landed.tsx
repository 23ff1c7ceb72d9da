import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './account-data.module.css';

interface LandedProps {
  readonly done: string | null;
  readonly children: ReactNode;
}

/** Takes the focus where the last press did something, since what was pressed is gone. */
export function Landed({ done, children }: LandedProps) {
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (done !== null) box.current?.focus();
  }, [done, key]);
  return (
    <div ref={box} tabIndex={-1} className={styles.landed}>
      {children}
    </div>
  );
}
