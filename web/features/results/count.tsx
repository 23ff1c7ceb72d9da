import styles from './results.module.css';

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
