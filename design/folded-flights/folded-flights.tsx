import { FlightLeg, type FlightCardLeg } from '#design/flight-card';
import { Icon } from '#design/icon';
import { TimelineEntries, type TimelineEntry } from '#design/timeline';
import styles from './folded-flights.module.css';

export interface FoldedFlight {
  /** "Out, Tue 9 Mar, Straits Pacific SPC 318". */
  readonly title: string;
  /** "Out, Tue 9 Mar, Straits Pacific": on a narrow page, where what follows the line matters more than numbers behind it. */
  readonly brief?: string | undefined;
  readonly leg: FlightCardLeg;
  readonly entries: readonly TimelineEntry[];
  /** "Show stops", and "Hide stops" once it is open. */
  readonly show: string;
  readonly hide: string;
}

interface FoldedFlightsProps {
  readonly flights: readonly FoldedFlight[];
  /** The longest of them, in minutes. */
  readonly scaleMinutes: number;
}

/** Each way as one line; every stop of it is behind that line. Opens without scripts. */
export function FoldedFlights({ flights, scaleMinutes }: FoldedFlightsProps) {
  return (
    <div className={styles.sheet}>
      {flights.map(({ title, brief, leg, entries, show, hide }) => (
        <details key={title} className={styles.flight}>
          <summary className={styles.line}>
            <span className={styles.what}>
              <b className={styles.title}>
                {brief === undefined ? (
                  title
                ) : (
                  <>
                    <span className={styles.whole}>{title}</span>
                    <span className={styles.brief}>{brief}</span>
                  </>
                )}
              </b>
              <FlightLeg leg={leg} scaleMinutes={scaleMinutes} />
            </span>
            <span className={styles.more}>
              <span className={styles.show}>{show}</span>
              <span className={styles.hide}>{hide}</span>
              <Icon name="chevron-down" size="small" />
            </span>
          </summary>
          <div className={styles.stops}>
            <TimelineEntries entries={entries} />
          </div>
        </details>
      ))}
    </div>
  );
}
