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
  readonly className?: string | undefined;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A journey drawn to time: solid in the air, a capsule where one waits, dashed where one changes on one's own. */
export function JourneyRule({ parts, scaleMinutes, className }: JourneyRuleProps) {
  const scale = Math.max(scaleMinutes, 1);
  const minutesOf = (some: readonly JourneyPart[]) => some.reduce((sum, { minutes }) => sum + minutes, 0);
  const whole = Math.max(minutesOf(parts), 1);
  return (
    <span className={classNames(styles.rule, className)} aria-hidden="true">
      <svg className={styles.journey} width={percent(whole / scale)} focusable="false">
        {parts.map(({ kind, minutes }, at) => {
          if (kind === 'air') return null;
          return (
            <rect
              key={at}
              className={classNames(styles.wait, kind === 'self-transfer' && styles.self)}
              x={percent(minutesOf(parts.slice(0, at)) / whole)}
              width={percent(minutes / whole)}
              y="3"
              height="6"
              rx="3"
            />
          );
        })}
      </svg>
    </span>
  );
}
