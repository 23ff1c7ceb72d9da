import { priceFlapClass } from '#design/price-flap';
import { Skeleton } from '#design/skeleton';
import styles from './property-card.module.css';
import own from './skeleton.module.css';

/** A card of the final size while the first sources answer. */
export function PropertyCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.sheet}>
        <div className={`${styles.picture} ${own.picture}`} />
        <div className={`${styles.body} ${own.body}`}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="half" />
          <Skeleton width="most" />
        </div>
        <div className={`${priceFlapClass} ${own.flap}`}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
          <Skeleton shape="block" className={own.action} />
        </div>
      </div>
    </div>
  );
}
