import type { ReactNode } from 'react';
import { AmenityLine } from '#design/amenity-list';
import { classNames } from '#design/class-names';
import { PriceFlap, type PriceFlapProps } from '#design/price-flap';
import { SampleMark } from '#design/sample-mark';
import { ScoreBadge, type ScoreBadgeProps } from '#design/score-badge';
import styles from './property-card.module.css';

export interface PropertyCardProps extends Omit<PriceFlapProps, 'describedBy'> {
  /** Of its heading, one on a page. Given, so that the card needs no state and the server can write it as text. */
  readonly id: string;
  readonly name: string;
  readonly headingLevel?: 2 | 3;
  /** Fills the start of the card; decoration. */
  readonly art: ReactNode;
  /** A control over the picture: save. */
  readonly corner?: ReactNode;
  readonly score?: ScoreBadgeProps | undefined;
  /** "4 stars"; left out when not rated. */
  readonly stars?: string | undefined;
  /** "Marina South, 900 m to Marina Bay": how far from what was searched. */
  readonly place: string;
  /** The three that count. */
  readonly amenities: readonly string[];
  /** "Harbour double, 1 queen bed". */
  readonly room: string;
  /** "Breakfast included". */
  readonly board: string;
  /** "Free until Mon 8 Mar, 18:00 SGT", in the time of the place; good only while it is free. */
  readonly cancellation: { readonly text: string; readonly tone: 'good' | 'neutral' };
  /** Its pin on the map is pointed at. */
  readonly marked?: boolean | undefined;
}

/** One place to sleep with the room that the price is for. */
export function PropertyCard(props: PropertyCardProps) {
  const { id, name, headingLevel = 2, art, corner, score, stars, place, amenities, room, board, cancellation } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article aria-labelledby={id} className={classNames(styles.card, props.marked && styles.marked)}>
      <div className={styles.sheet}>
        <div className={styles.picture}>
          {art}
          {corner && <div className={styles.corner}>{corner}</div>}
        </div>
        <div className={styles.body}>
          <Heading id={id} className={styles.name}>
            {name}
          </Heading>
          {(score || stars) && (
            <p className={styles.facts}>
              {score && <ScoreBadge {...score} />} {stars && <span>{stars}</span>}
            </p>
          )}
          <p className={styles.place}>{place}</p>
          <div className={styles.line}>
            {amenities.length > 0 && <AmenityLine items={amenities} />}
            {props.sample && (
              <SampleMark title={props.sample.title} className={styles.sample}>
                {props.sample.text}
              </SampleMark>
            )}
          </div>
          <p className={styles.room}>
            <b>{room}</b> <span>{board}</span>
          </p>
          <p className={classNames(styles.cancellation, cancellation.tone === 'good' && styles.good)}>
            {cancellation.text}
          </p>
        </div>
        <PriceFlap
          price={props.price}
          sample={props.sample}
          action={props.action}
          describedBy={id}
          unavailable={props.unavailable}
          aside={props.aside}
        />
      </div>
    </article>
  );
}
