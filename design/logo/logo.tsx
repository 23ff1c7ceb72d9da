import { classNames } from '#design/class-names';
import styles from './logo.module.css';

/** The folded W. Decoration: the name stands beside it or in the label of its link. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.mark, className)} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path className={styles.front} d="M1 6.2 6.6 4l5 17.2L6 23.4z" />
      <path className={styles.back} d="M11.6 21.2 14.4 11l2.6 6.6-3 6.6zM6 23.4l5.6-2.2L16 6.4l-5.6 2.2z" />
      <path className={styles.front} d="M10.4 8.6 16 6.4l5 14.8-5.6 2.2z" />
      <path className={styles.back} d="m15.4 23.4 5.6-2.2 4.4-11.6-5.6 2.2z" />
      <circle className={styles.pin} cx="23.6" cy="4.6" r="3.1" />
    </svg>
  );
}

/** Mark and word mark. */
export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={classNames(styles.logo, className)}>
      <LogoMark />
      <span translate="no">{name}</span>
    </span>
  );
}
