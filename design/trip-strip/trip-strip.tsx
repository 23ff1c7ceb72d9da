import { CarrierTile } from '#design/carrier-tile';
import { Anchor } from '#design/link';
import { Price } from '#design/price';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './trip-strip.module.css';

export interface TripLeg {
  readonly carrier: { readonly code: string; readonly name: string };
  readonly departure: string;
  readonly arrival: string;
  /** "+1" and "arrives next day". */
  readonly dayOffset?: { readonly text: string; readonly label: string } | undefined;
  readonly duration: string;
}

export interface TripSummary {
  /** "Best". */
  readonly name: string;
  readonly price: string;
  readonly legs: readonly TripLeg[];
  /** "In your trip". */
  readonly mark?: string | undefined;
  /** "Straits Pacific, direct". */
  readonly note: string;
  readonly href: string;
}

export interface TripStripProps {
  readonly label: string;
  readonly trips: readonly TripSummary[];
}

/** A few whole trips side by side on one folded sheet; each is one link. */
export function TripStrip({ label, trips }: TripStripProps) {
  return (
    <section aria-label={label} className={styles.wrap}>
      <ul className={styles.strip}>
        {trips.map(({ name, price, legs, mark, note, href }) => (
          <li key={name}>
            <Anchor href={href} className={styles.trip}>
              <span className={styles.head}>
                <b>{name}</b> <Price size="small">{price}</Price>
              </span>{' '}
              {legs.map((leg, at) => (
                <Leg key={at} leg={leg} />
              ))}{' '}
              <span className={styles.note}>
                {mark && <b className={styles.mark}>{mark}</b>} {note}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Leg({ leg: { carrier, departure, arrival, dayOffset, duration } }: { readonly leg: TripLeg }) {
  return (
    <span className={styles.leg}>
      <CarrierTile code={carrier.code} name={carrier.name} size="small" />
      <span>
        <b>{departure}</b> – <b>{arrival}</b>
        {dayOffset && (
          <span className={styles.offset}>
            <bdi aria-hidden="true">{dayOffset.text}</bdi> <VisuallyHidden>{dayOffset.label}</VisuallyHidden>
          </span>
        )}
      </span>{' '}
      <span className={styles.duration}>{duration}</span>
    </span>
  );
}
