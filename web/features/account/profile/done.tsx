import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Note } from '#design/note';
import styles from './account.module.css';
import { type Intent, INTENTS, type SectionId } from './intents.ts';
import { useDoneWords } from './use-done-words.ts';

/** Says in its section what was saved, and takes the focus there. */
export function Done({ done, section }: { readonly done: Intent | null; readonly section: SectionId }) {
  const words = useDoneWords();
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const own = done !== null && INTENTS[done].section === section;
  useEffect(() => {
    if (own) box.current?.focus();
  }, [own, key]);
  if (!own) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.done}>
      <Note tone="good" title={words[done]} />
    </div>
  );
}
