import type { ReactNode } from 'react';
import type { BoxProps } from '#design/checkbox';
import { classNames } from '#design/class-names';
import styles from './switch.module.css';

export interface SwitchProps extends BoxProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A setting that takes effect at once. Use a checkbox where a form is submitted. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.label, className)}>
      <span className={styles.text}>
        <span>{label}</span> {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
    </label>
  );
}
