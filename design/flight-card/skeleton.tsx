import { priceFlapClass } from '#design/price-flap';
import { Skeleton } from '#design/skeleton';
import { classNames } from '#design/class-names';
import styles from './flight-card.module.css';
import own from './skeleton.module.css';

/** A card of the final size while the first sources answer: of one flight, or of a whole return. */
export function FlightCardSkeleton({ legs }: { readonly legs: 1 | 2 }) {
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
      <div className={classNames(styles.card, legs === 1 && styles.short)}>
        <div className={`${styles.body} ${own.body}`}>
          {leg}
          {legs === 2 && leg}
          <Skeleton width="most" />
          {legs === 2 && <Skeleton width="half" />}
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
