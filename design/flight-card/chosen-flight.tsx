import { Icon } from '#design/icon';
import { Link } from '#design/link';
import { FlightLeg, type FlightCardLeg } from './leg.tsx';
import styles from './chosen-flight.module.css';

export interface ChosenFlightProps {
  /** "Out, Tue 9 Mar". */
  readonly title: string;
  readonly leg: FlightCardLeg;
  readonly scaleMinutes: number;
  readonly change: { readonly text: string; readonly label: string; readonly href: string };
}

/** The flight that is chosen already, on the columns of the cards below it. */
export function ChosenFlight({ title, leg, scaleMinutes, change }: ChosenFlightProps) {
  return (
    <section aria-label={title} className={styles.chosen}>
      <div className={styles.flight}>
        <p className={styles.title}>
          <Icon name="check" size="small" />
          {title}
        </p>
        <FlightLeg leg={leg} scaleMinutes={scaleMinutes} />
        <p className={styles.brief} aria-hidden="true">
          {leg.departure.time} <bdi>{leg.departure.airportCode}</bdi> – {leg.arrival.time}
          {leg.arrival.dayOffset && (
            <>
              {' '}
              <bdi>{leg.arrival.dayOffset.text}</bdi>
            </>
          )}{' '}
          <bdi>{leg.arrival.airportCode}</bdi>
        </p>
      </div>
      <Link look="block" href={change.href} aria-label={change.label}>
        {change.text}
      </Link>
    </section>
  );
}
