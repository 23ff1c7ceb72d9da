import type { MouseEventHandler, ReactNode } from 'react';
import { Flag, type Explanation } from '#design/badge';
import { buttonClass } from '#design/button';
import { classNames } from '#design/class-names';
import { Anchor } from '#design/link';
import { Price } from '#design/price';
import { SampleMark } from '#design/sample-mark';
import styles from './price-flap.module.css';

/** Class of the flap alone, for a skeleton of its size. */
export const priceFlapClass: string = styles.flap ?? '';

export interface FlapPrice {
  /** "from": before a total that is the lowest of several. */
  readonly from?: string | undefined;
  readonly total: string;
  /** "2 adults, all charges" or "3 nights, all taxes". */
  readonly party: string;
  /** "€842 each" or "€204 a night"; left out where it says the same as the total. */
  readonly each?: string | undefined;
  /** "€34 of it at the property": never hidden. */
  readonly due?: string | undefined;
  /** "€3,626 with your flights": with what it is added to. */
  readonly joined?: string | undefined;
  /** "14% below usual" (good) or "was €1,398, 2 min ago" (warn). */
  readonly note?: { readonly text: string; readonly tone: 'good' | 'warn' | 'neutral' } | undefined;
  readonly flag?: { readonly text: string; readonly explanation?: Explanation | undefined } | undefined;
  readonly stale?: boolean | undefined;
}

export interface PriceFlapProps {
  readonly price: FlapPrice;
  /** Said here on a narrow card; a wide one says it among its facts. */
  readonly sample?: { readonly text: string; readonly title: string } | undefined;
  readonly action: {
    readonly text: string;
    readonly href: string;
    readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  };
  /** Id of what names the offer. */
  readonly describedBy: string;
  /** Said in place of the action when the offer is gone. */
  readonly unavailable?: string | undefined;
  /** `line`: the action stands beside the price where there is room. */
  readonly layout?: 'stack' | 'line' | undefined;
  /** A second, smaller control beside the action. */
  readonly aside?: ReactNode;
}

/** Rupiah and dong are long: in the same room they are set smaller, never cut. Points, spaces and marks of direction take little room. */
const LONG = 9;

function isLong(total: string): boolean {
  return total.replace(/[^\p{L}\p{N}\p{Sc}]/gu, '').length > LONG;
}

function Pennant({ flag, note }: Pick<FlapPrice, 'flag' | 'note'>) {
  const tone = note && styles[note.tone];
  if (!flag) return <div className={classNames(styles.flagLine, tone)}>{note?.text}</div>;
  return (
    <div className={styles.flagLine}>
      {note && <span className={tone}>{note.text}</span>}
      <Flag explanation={flag.explanation} className={styles.pennant}>
        {flag.text}
      </Flag>
    </div>
  );
}

/** The end of a card behind its crease: what it costs and the one way on. The whole card, a container of inline size, follows the link. */
export function PriceFlap(props: PriceFlapProps) {
  const { price, sample, action, describedBy, unavailable, aside, layout } = props;
  const way = unavailable ? (
    <p className={classNames(styles.gone, !aside && styles.alone)}>{unavailable}</p>
  ) : (
    <Anchor
      href={action.href}
      onClick={action.onClick}
      aria-describedby={describedBy}
      className={buttonClass({ variant: 'outline', className: classNames(styles.action, !aside && styles.alone) })}
    >
      {action.text}
    </Anchor>
  );
  return (
    <div className={classNames(styles.flap, layout === 'line' && styles.line, unavailable && styles.off)}>
      {(price.flag || price.note) && <Pennant flag={price.flag} note={price.note} />}
      <span className={styles.sum}>
        {price.from && `${price.from} `}
        <Price size={isLong(price.total) ? 'small' : 'medium'} stale={price.stale} className={styles.total}>
          {price.total}
        </Price>
      </span>
      <span className={styles.party}>
        {price.party}
        {sample && (
          <SampleMark title={sample.title} className={styles.sample}>
            {sample.text}
          </SampleMark>
        )}
      </span>
      {price.each && <span className={styles.each}>{price.each}</span>}
      {price.due && <span className={styles.due}>{price.due}</span>}
      {price.joined && <span className={styles.joined}>{price.joined}</span>}
      {aside ? (
        <div className={styles.actions}>
          {aside}
          {way}
        </div>
      ) : (
        way
      )}
    </div>
  );
}
