import type { ReactNode } from 'react';
import { useAnswerFocus } from '#design/answer-focus';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import styles from './note.module.css';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'work';

export interface NoteProps {
  readonly tone?: Tone;
  readonly title: ReactNode;
  readonly icon?: IconName;
  readonly children?: ReactNode;
  /** Interrupts; leave out for what is there from the start. */
  readonly role?: 'alert';
  /** Said when it comes or changes, without interrupting. */
  readonly polite?: boolean;
  /** What it answers, such as a refused submit. See `useAnswerFocus`. */
  readonly answer?: unknown;
  readonly className?: string | undefined;
}

const icons: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  good: 'circle-check',
  warn: 'triangle-alert',
  bad: 'circle-alert',
  work: 'shield-check',
};

/** A message in the page: what happened, then what to do. */
export function Note({ tone = 'neutral', title, icon = icons[tone], children, className, ...props }: NoteProps) {
  const { role, polite, answer } = props;
  const focus = useAnswerFocus<HTMLDivElement>(answer);
  return (
    <div
      {...focus}
      role={role}
      aria-live={polite ? 'polite' : undefined}
      className={classNames(styles.note, styles[tone], className)}
    >
      <Icon name={icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
