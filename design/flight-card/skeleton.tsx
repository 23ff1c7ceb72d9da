import { priceFlapClass } from '#design/price-flap';
import { Skeleton } from '#design/skeleton';
import styles from './flight-card.module.css';
import own from './skeleton.module.css';

/** A card of the final size while the first sources answer. */
export function FlightCardSkeleton() {
  const leg = (
    <div className={own.leg}>
      <Skeleton shape="tile" />
      <div className={own.lines}>
        <Skeleton width="most" />
        <Skeleton width="half" />
      </div>
      <div className={own.lines}>
        <Skeleton width="half" />
        <Skeleton shape="rule" />
      </div>
      <div className={own.lines}>
        <Skeleton width="most" />
        <Skeleton width="half" />
      </div>
    </div>
  );
  return (
    <div className={styles.box} aria-hidden="true">
      <div className={styles.card}>
        <div className={`${styles.body} ${own.body}`}>
          {leg}
          {leg}
          <Skeleton width="half" />
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
