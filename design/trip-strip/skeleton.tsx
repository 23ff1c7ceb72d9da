import { Skeleton } from '#design/skeleton';
import styles from './trip-strip.module.css';

/** Three trips of the final size while they are worked out. */
export function TripStripSkeleton() {
  return (
    <div className={styles.wrap} aria-hidden="true">
      <div className={styles.strip}>
        {[0, 1, 2].map((at) => (
          <span key={at} className={styles.waiting}>
            <Skeleton width="half" />
            <Skeleton width="most" />
            <Skeleton width="most" />
            <Skeleton width="half" />
          </span>
        ))}
      </div>
    </div>
  );
}
