import { createContext, use } from 'react';
import { classNames } from '#design/class-names';
import styles from './logo.module.css';

/** The file with the symbols `mark` and `wordmark`, and the width of the word mark at a height of 28. */
export interface LogoFile {
  readonly src: string;
  readonly width: number;
}

/** The logo of the brand that the page is in. */
export const LogoContext = createContext<LogoFile | null>(null);

/** Mark and word mark; the drawings are named where they stand, and the name is in words where there are none. */
export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  const file = use(LogoContext);
  if (!file) return <span className={classNames(styles.logo, className)}>{name}</span>;
  const { src, width } = file;
  return (
    <span className={classNames(styles.logo, className)}>
      <svg viewBox="0 0 28 28" role="img" aria-label={name}>
        <use href={`${src}#mark`} />
      </svg>
      <svg viewBox={`0 0 ${width} 28`} aria-hidden="true">
        <use href={`${src}#wordmark`} />
      </svg>
    </span>
  );
}
