import { Anchor, Link } from '#design/link';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './return-times.module.css';

export interface ReturnTimesProps {
  /** "Back, Tue 23 Mar". */
  readonly title: string;
  /** "19 at this price". */
  readonly count: string;
  readonly times: readonly ReturnTime[];
  readonly more: { readonly text: string; readonly href: string };
}

interface ReturnTime {
  /** "23:30 – 05:45". */
  readonly text: string;
  /** "+1" and "arrives next day". */
  readonly dayOffset?: { readonly text: string; readonly label: string } | undefined;
  /** "14h 15m, direct". */
  readonly note: string;
  readonly href: string;
  /** The one that the card's own action leads to. */
  readonly current: boolean;
}

/** The flights back of one flight out and price in one row, each with its address; a narrow card moves the row sideways. */
export function ReturnTimes({ title, count, times, more }: ReturnTimesProps) {
  return (
    <div className={styles.returns}>
      <p className={styles.head}>
        <b>{title}</b> {count}
      </p>
      <ul className={styles.times}>
        {times.map(({ text, dayOffset, note, href, current }) => (
          <li key={href}>
            <Anchor href={href} className={styles.time} aria-current={current || undefined}>
              <b>
                {text}
                {dayOffset && (
                  <span className={styles.offset}>
                    <bdi aria-hidden="true">{dayOffset.text}</bdi> <VisuallyHidden>{dayOffset.label}</VisuallyHidden>
                  </span>
                )}
              </b>{' '}
              {note}
            </Anchor>
          </li>
        ))}
      </ul>
      <Link look="block" href={more.href} className={styles.more}>
        {more.text}
      </Link>
    </div>
  );
}
