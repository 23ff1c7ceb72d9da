import { classNames } from '#design/class-names';
import styles from './star-rating.module.css';

export interface StarRatingProps {
  readonly count: 1 | 2 | 3 | 4 | 5;
  /** "4 stars". */
  readonly text: string;
  readonly className?: string | undefined;
}

const star = 'M10 1.8l2.5 5.1 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z';

/** The official class of a house: shapes to compare at a glance, words to read. */
export function StarRating({ count, text, className }: StarRatingProps) {
  return (
    <span className={classNames(styles.rating, className)}>
      <svg className={styles.stars} viewBox={`0 0 ${count * 20} 20`} aria-hidden="true" focusable="false">
        {Array.from({ length: count }, (_, at) => (
          <path key={at} d={star} transform={at === 0 ? undefined : `translate(${at * 20})`} />
        ))}
      </svg>
      <span>{text}</span>
    </span>
  );
}
