import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from '#design/button';
import styles from './corner-card.module.css';

export interface CornerCardProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** What can be done; the first counts most. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** An offer in a corner of the page that nobody has to answer: it takes no focus and blocks nothing; Esc within it closes it. */
export function CornerCard({ title, closeLabel, onClose, actions, children }: CornerCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const leave = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    const element = card.current;
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, []);
  return (
    <section ref={card} aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <IconButton icon="x" label={closeLabel} className={styles.close} onClick={onClose} />
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
