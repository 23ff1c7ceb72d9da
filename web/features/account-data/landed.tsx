import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAnswerFocus } from '#design/answer-focus';
import styles from './account-data.module.css';

interface LandedProps {
  readonly done: string | null;
  readonly children: ReactNode;
}

/** Takes the focus where the last press did something, since what was pressed is gone. */
export function Landed({ done, children }: LandedProps) {
  const { key } = useLocation();
  return (
    <div {...useAnswerFocus<HTMLDivElement>(done === null ? null : key)} className={styles.landed}>
      {children}
    </div>
  );
}
