import { classNames } from '#design/class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'rule' | 'tile' | 'block';
  readonly width?: 'full' | 'most' | 'half' | 'quarter';
  readonly className?: string | undefined;
}

/** A placeholder of the final size, seen after 150 ms. Mark the region around it `aria-busy` with one status line. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  const classes = classNames(
    styles.skeleton,
    shape !== 'line' && styles[shape],
    width !== 'full' && styles[width],
    className,
  );
  return <span className={classes} aria-hidden="true" />;
}
