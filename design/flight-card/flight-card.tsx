import type { MouseEventHandler, ReactNode } from 'react';
import { Flag, type Explanation } from '#design/badge';
import { buttonClass } from '#design/button';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import { Anchor } from '#design/link';
import { Price } from '#design/price';
import { SampleMark } from '#design/sample-mark';
import { visuallyHiddenClass } from '#design/visually-hidden';
import { FlightLeg, type FlightCardLeg } from './leg.tsx';
import styles from './flight-card.module.css';

export interface FlightFact {
  readonly text: string;
  readonly icon: IconName;
  readonly tone?: 'good' | 'warn' | undefined;
}

export interface FlightCardPrice {
  readonly total: string;
  /** "2 adults, all charges". */
  readonly party: string;
  /** "€842 each"; left out for one traveller. */
  readonly each?: string | undefined;
  /** "14% below usual" (good) or "was €1,398, 2 min ago" (warn). */
  readonly note?: { readonly text: string; readonly tone: 'good' | 'warn' | 'neutral' } | undefined;
  readonly flag?: { readonly text: string; readonly explanation?: Explanation | undefined } | undefined;
  readonly stale?: boolean | undefined;
}

export interface FlightCardProps {
  /** Of its heading, one on a page. Given, so that the card needs no state and the server can write it as text. */
  readonly id: string;
  /** Read first and shown to nobody: carrier, price, times. */
  readonly title: string;
  readonly headingLevel?: 2 | 3;
  readonly legs: readonly FlightCardLeg[];
  /** The longest journey of the whole list, in minutes. */
  readonly scaleMinutes: number;
  readonly facts: readonly FlightFact[];
  readonly warning?: { readonly title: string; readonly text: string } | undefined;
  readonly sample?: { readonly text: string; readonly title: string } | undefined;
  readonly price: FlightCardPrice;
  readonly action: {
    readonly text: string;
    readonly href: string;
    readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  };
  /** Said in place of the action when the offer is gone. */
  readonly unavailable?: string | undefined;
  /** A second, smaller control beside the action. */
  readonly aside?: ReactNode;
}

function Flap({
  price,
  sample,
  action,
  unavailable,
  aside,
  describedBy,
}: Omit<FlightCardProps, 'legs' | 'facts'> & { describedBy: string }) {
  return (
    <div className={styles.flap}>
      {(price.flag || price.note) && (
        <div className={styles.flagLine}>
          {price.note && <span className={styles[price.note.tone]}>{price.note.text}</span>}
          {price.flag && (
            <Flag explanation={price.flag.explanation} className={styles.pennant}>
              {price.flag.text}
            </Flag>
          )}
        </div>
      )}
      <Price size="large" stale={price.stale} className={styles.total}>
        {price.total}
      </Price>
      <span className={styles.party}>
        {price.party}
        {sample && (
          <SampleMark title={sample.title} className={styles.flapSample}>
            {sample.text}
          </SampleMark>
        )}
      </span>
      {price.each && <span className={styles.each}>{price.each}</span>}
      <div className={styles.actions}>
        {aside}
        {unavailable ? (
          <p className={styles.gone}>{unavailable}</p>
        ) : (
          <Anchor
            href={action.href}
            onClick={action.onClick}
            aria-describedby={describedBy}
            className={buttonClass({ variant: 'outline', className: styles.action })}
          >
            {action.text}
          </Anchor>
        )}
      </div>
    </div>
  );
}

/** One offer, out and back on one sheet; the price stands behind the crease. */
export function FlightCard(props: FlightCardProps) {
  const { id, title, headingLevel = 2, legs, scaleMinutes, facts, warning, sample, unavailable } = props;
  const Heading = `h${headingLevel}` as const;
  const carriers = [...new Set(legs.map((leg) => leg.carrier.name))].join(', ');
  return (
    <article aria-labelledby={id} className={classNames(styles.card, unavailable && styles.off)}>
      <Heading id={id} className={visuallyHiddenClass}>
        {title}
      </Heading>
      <div className={styles.sheet}>
        <div className={styles.body}>
          {legs.map((leg) => (
            <FlightLeg key={leg.departure.dateTime} leg={leg} scaleMinutes={scaleMinutes} />
          ))}
          {warning && (
            <p className={styles.warning}>
              <Icon name="triangle-alert" size="small" />
              <span>
                <b>{warning.title}</b> {warning.text}
              </span>
            </p>
          )}
          <ul className={styles.facts}>
            <li className={styles.carriers}>{carriers}</li>
            {facts.map((fact) => (
              <li key={fact.text} className={classNames(fact.tone && styles[fact.tone])}>
                <Icon name={fact.icon} size="small" />
                {fact.text}
              </li>
            ))}
            {sample && (
              <li className={styles.sample}>
                <SampleMark title={sample.title}>{sample.text}</SampleMark>
              </li>
            )}
          </ul>
        </div>
        <Flap {...props} describedBy={id} />
      </div>
    </article>
  );
}
