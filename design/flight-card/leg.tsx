import { CarrierTile } from '#design/carrier-tile';
import { classNames } from '#design/class-names';
import { JourneyRule, type JourneyPart } from '#design/journey-rule';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './leg.module.css';

export interface FlightCardPoint {
  /** Wall time as the locale writes it. */
  readonly time: string;
  /** `2027-03-09T22:05`. */
  readonly dateTime: string;
  readonly airportName: string;
  readonly airportCode: string;
  /** "+1" and "arrives next day". */
  readonly dayOffset?: { readonly text: string; readonly label: string } | undefined;
}

export interface FlightCardLeg {
  readonly carrier: { readonly code: string; readonly name: string };
  /** Under the name: the date, or the numbers of the flights. */
  readonly note: string;
  readonly departure: FlightCardPoint;
  readonly arrival: FlightCardPoint;
  readonly duration: string;
  readonly stops: {
    /** "1 stop, Doha 2h 10m". */
    readonly text: string;
    /** "1 stop DOH 2h 10m", for a narrow card. */
    readonly short: string;
    readonly warn?: boolean | undefined;
  };
  readonly parts: readonly JourneyPart[];
  /** "81 cm seat pitch, Wi-Fi, power": under the rule, left out on a narrow card. */
  readonly seat?: string | undefined;
}

function Point({ point, end }: { point: FlightCardPoint; end?: boolean }) {
  return (
    <span className={classNames(styles.point, end && styles.end)}>
      <time dateTime={point.dateTime} className={styles.time}>
        {point.time}
        {point.dayOffset && (
          <>
            <bdi aria-hidden="true" className={styles.offset}>
              {point.dayOffset.text}
            </bdi>{' '}
            <VisuallyHidden>{point.dayOffset.label}</VisuallyHidden>
          </>
        )}
      </time>
      {`${point.airportName} `}
      <bdi className={styles.code}>{point.airportCode}</bdi>
    </span>
  );
}

/** One direction: who, when, how long and where, when. */
export function FlightLeg({ leg, scaleMinutes }: { leg: FlightCardLeg; scaleMinutes: number }) {
  const stops = classNames(styles.stops, leg.stops.warn && styles.warn);
  const same = leg.stops.text === leg.stops.short;
  return (
    <div className={styles.leg}>
      <CarrierTile code={leg.carrier.code} name={leg.carrier.name} className={styles.tile} />
      <span className={styles.carrier}>
        <b>{leg.carrier.name}</b> {leg.note}
      </span>
      <Point point={leg.departure} />
      <span className={styles.middle}>
        {leg.duration}
        {same ? (
          <span className={stops}>{leg.stops.text}</span>
        ) : (
          <>
            <span className={classNames(stops, styles.long)}>{leg.stops.text}</span>
            <span className={classNames(stops, styles.short)}>{leg.stops.short}</span>
          </>
        )}
        <JourneyRule parts={leg.parts} scaleMinutes={scaleMinutes} className={styles.rule} />
        {leg.seat && <span className={styles.seat}>{leg.seat}</span>}
      </span>
      <Point point={leg.arrival} end />
    </div>
  );
}
