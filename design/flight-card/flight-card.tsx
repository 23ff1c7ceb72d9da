import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import { PriceFlap, type PriceFlapProps } from '#design/price-flap';
import { SampleMark } from '#design/sample-mark';
import { visuallyHiddenClass } from '#design/visually-hidden';
import { FlightLeg, type FlightCardLeg } from './leg.tsx';
import { ReturnTimes, type ReturnTimesProps } from './return-times.tsx';
import styles from './flight-card.module.css';

/** What holds a card: the card follows its width. */
export const flightCardBoxClass: string = styles.box ?? '';

export interface FlightFact {
  readonly text: string;
  /** Before a fact that stands out. */
  readonly icon?: IconName | undefined;
  /** `held`: the reader has this flight; its card stands out, too. */
  readonly tone?: 'good' | 'warn' | 'held' | undefined;
  /** Left out on a narrow card, which has no room for what decides less; its details say it. */
  readonly minor?: boolean | undefined;
}

export interface FlightCardProps extends Omit<PriceFlapProps, 'describedBy'> {
  /** Of its heading, one on a page. Given, so that the card needs no state and the server can write it as text. */
  readonly id: string;
  /** Read first and shown to nobody: carrier, price, times. */
  readonly title: string;
  readonly headingLevel?: 2 | 3;
  readonly legs: readonly FlightCardLeg[];
  /** The longest journey of the whole list, in minutes. */
  readonly scaleMinutes: number;
  /** Of the flights, on a narrow card, where they stand beside the airline. */
  readonly numbers?: string | undefined;
  readonly facts: readonly FlightFact[];
  readonly warning?: { readonly title: string; readonly text: string } | undefined;
  /** Flights back at the same price. */
  readonly returns?: ReturnTimesProps | undefined;
}

/** One offer, out and back on one sheet; the price stands behind the crease. Stands in an element of `flightCardBoxClass`. */
export function FlightCard(props: FlightCardProps) {
  const { id, title, headingLevel = 2, legs, scaleMinutes, numbers, facts, warning, returns, sample } = props;
  const Heading = `h${headingLevel}` as const;
  const carriers = [...new Set(legs.map((leg) => leg.carrier.name))].join(', ');
  // Where one flight is all that the card shows, its price and action share the line.
  const short = legs.length === 1 && !returns;
  return (
    <article aria-labelledby={id} className={classNames(styles.card, short && styles.short)}>
      <Heading id={id} className={visuallyHiddenClass}>
        {title}
      </Heading>
      <div className={styles.body}>
        {legs.map((leg) => (
          <FlightLeg key={leg.departure.dateTime} leg={leg} scaleMinutes={scaleMinutes} />
        ))}
        {returns && <ReturnTimes {...returns} />}
        <ul className={styles.facts}>
          <li className={styles.carriers}>
            {carriers}
            {numbers && <span>{numbers}</span>}
          </li>
          {warning && (
            <li className={styles.warning}>
              <Icon name="triangle-alert" size="small" />
              <span>
                <b>{warning.title}</b> {warning.text}
              </span>
            </li>
          )}
          {facts.map((fact) => (
            <li key={fact.text} className={classNames(fact.tone && styles[fact.tone], fact.minor && styles.minor)}>
              {fact.icon && <Icon name={fact.icon} size="small" />}
              {fact.text}
            </li>
          ))}
          {/* Beside one flight the price has the mark. */}
          {sample && !short && (
            <SampleMark as="li" title={sample.title} className={styles.sample}>
              {sample.text}
            </SampleMark>
          )}
        </ul>
      </div>
      <PriceFlap
        price={props.price}
        sample={sample}
        action={props.action}
        describedBy={id}
        unavailable={props.unavailable}
        aside={props.aside}
        layout={short ? 'line' : 'stack'}
      />
    </article>
  );
}
