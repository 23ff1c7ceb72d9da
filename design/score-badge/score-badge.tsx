import { classNames } from '#design/class-names';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './score-badge.module.css';

export interface ScoreBadgeProps {
  /** "8.9". */
  readonly value: string;
  /** "out of 10": said, not shown. */
  readonly scale: string;
  /** How many gave it and where: "1,204 stays with us". */
  readonly source: string;
  readonly className?: string | undefined;
}

/** What guests thought, never without how many and who asked them. */
export function ScoreBadge({ value, scale, source, className }: ScoreBadgeProps) {
  return (
    <span className={classNames(styles.score, className)}>
      <b className={styles.value}>
        {value}
        <VisuallyHidden> {scale}</VisuallyHidden>
      </b>{' '}
      {source}
    </span>
  );
}
