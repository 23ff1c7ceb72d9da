import { classNames } from '#design/class-names';
import styles from './journey-rule.module.css';

export interface JourneyPart {
  /** In the air; a wait under one ticket; a wait where bags are checked in again. */
  readonly kind: 'air' | 'wait' | 'self-transfer';
  readonly minutes: number;
}

export interface JourneyRuleProps {
  readonly parts: readonly JourneyPart[];
  /** Minutes of the full width: the longest journey of the list, the same for every card in it. */
  readonly scaleMinutes: number;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A journey drawn to time: solid in the air, a capsule where one waits, dashed where one changes on one's own. */
export function JourneyRule({ parts, scaleMinutes }: JourneyRuleProps) {
  const scale = Math.max(scaleMinutes, 1);
  const placed = parts.map((part, at) => {
    const before = parts.slice(0, at).reduce((sum, { minutes }) => sum + minutes, 0);
    return { ...part, from: before / scale, width: part.minutes / scale };
  });
  const last = placed.at(-1);
  return (
    <svg className={styles.rule} aria-hidden="true" focusable="false">
      <line className={styles.full} x1="0" y1="6" x2="100%" y2="6" />
      {placed.map((part) =>
        part.kind === 'air' ? (
          <line
            key={part.from}
            className={styles.air}
            x1={percent(part.from)}
            x2={percent(part.from + part.width)}
            y1="6"
            y2="6"
          />
        ) : (
          <rect
            key={part.from}
            className={classNames(styles.wait, part.kind === 'self-transfer' && styles.self)}
            x={percent(part.from)}
            width={percent(part.width)}
            y="3"
            height="6"
            rx="3"
          />
        ),
      )}
      <circle className={styles.from} cx="0" cy="6" r="2.75" />
      <circle className={styles.to} cx={percent(last ? last.from + last.width : 0)} cy="6" r="3.5" />
    </svg>
  );
}
