import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import type { Tone } from '#design/note';
import { Popover } from '#design/popover';
import styles from './badge.module.css';

export interface Explanation {
  /** Names the little panel. */
  readonly label: string;
  /** One sentence. */
  readonly text: ReactNode;
}

interface Explained {
  readonly children: ReactNode;
  /** Opened by a press on the badge itself. */
  readonly explanation?: Explanation | undefined;
  readonly className?: string | undefined;
}

export interface BadgeProps extends Explained {
  readonly tone?: Tone;
  readonly icon?: IconName;
}

function Explainable({ children, explanation, className }: Explained) {
  if (!explanation) return <span className={className}>{children}</span>;
  return (
    <Popover
      label={explanation.label}
      trigger={(props) => (
        <button type="button" {...props} className={classNames(className, styles.explained)}>
          {children}
        </button>
      )}
    >
      <p>{explanation.text}</p>
    </Popover>
  );
}

/** A short state in words. At most two on one thing. */
export function Badge({ tone = 'neutral', icon, children, explanation, className }: BadgeProps) {
  return (
    <Explainable explanation={explanation} className={classNames(styles.badge, styles[tone], className)}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </Explainable>
  );
}

/** The marker-coloured pennant: best, chosen, here. */
export function Flag({ children, explanation, className }: Explained) {
  return (
    <Explainable explanation={explanation} className={classNames(styles.flag, className)}>
      {children}
    </Explainable>
  );
}
