import { useFormat } from '../../format.ts';
import styles from './results.module.css';

/** Filters still show in a count up to it: beyond it a list says that there are more, and its small print how many. */
const MOST_COUNTED = 10_000;

/** `957`, `10,000+`. */
export function useRoundCount(): (count: number) => string {
  const format = useFormat();
  return (count) => (count > MOST_COUNTED ? `${format.number(MOST_COUNTED)}+` : format.number(count));
}

/** Figures of a million and more end in a word ("1.05 billion"), and what is counted follows that word, not the last digits. */
export function worded(count: number): number {
  return Math.min(count, 1_000_000);
}

/** What stands between `<b>` and `</b>` of a message is set in the face of numbers. */
export function marked(message: string) {
  const [before, strong, after] = message.split(/<b>|<\/b>/);
  return (
    <>
      {before}
      <b className={styles.count}>{strong}</b>
      {after}
    </>
  );
}
