import { useEffect, useRef } from 'react';
import { classNames } from '#design/class-names';
import { Anchor } from '#design/link';
import { Price } from '#design/price';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './day-strip.module.css';

export interface StripDay {
  /** The ISO day. */
  readonly day: string;
  /** "Wed 10". */
  readonly text: string;
  /** "Wed 10 Mar to Wed 24 Mar": begins with the text, so that what is seen is what is said. */
  readonly name: string;
  /** Where the day leads; left out where it cannot be searched. */
  readonly href?: string | undefined;
  readonly current?: boolean;
  /** The total, already formatted; left out while unknown. */
  readonly price?: string | undefined;
  /** Instead of a price: "no flights", "over". */
  readonly note?: string | undefined;
  /** The word for the lowest total; only days that have it carry one. */
  readonly lowest?: string | undefined;
  /** What else has to be known of the price: "€34 there". */
  readonly more?: string | undefined;
}

export interface DayStripProps {
  /** What the totals are: "Lowest total by day, same 14 nights". In a sheet it is only spoken. */
  readonly label: string;
  readonly days: readonly StripDay[];
  /** Prices are on their way. Their room is kept, so nothing moves when they come. */
  readonly pending?: boolean;
  /** Side by side, or below each other in a sheet. */
  readonly layout?: 'row' | 'list';
}

/** The days around a search, each with its total. The lowest has a dot and a word, the chosen one the marker. */
export function DayStrip({ label, days, pending, layout = 'row' }: DayStripProps) {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => centre(row.current), []);
  return (
    <nav aria-label={label} className={classNames(styles.strip, styles[layout], pending && styles.pending)}>
      {layout === 'row' && (
        <p className={styles.title} aria-hidden="true">
          {label}
        </p>
      )}
      <ol ref={row} className={styles.days}>
        {days.map((day) => (
          <li key={day.day} className={styles.item}>
            <DayCell {...day} whole={layout === 'list'} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Where the row runs sideways, the chosen day is in its middle. */
function centre(row: HTMLElement | null) {
  const chosen = row?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollBy({ left: chosen.left + chosen.width / 2 - left - width / 2, behavior: 'instant' });
}

/** A day as the strip and the month show it: its total, or why it has none. */
export function DayCell(props: StripDay & { readonly whole?: boolean }) {
  const { text, name, href, current, price, note, lowest, more, whole } = props;
  const classes = classNames(styles.cell, lowest && styles.lowest);
  const inside = (
    <>
      <span className={styles.day}>
        {whole ? (
          name
        ) : (
          <>
            <span aria-hidden="true">{text}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        )}
      </span>{' '}
      <span className={styles.total}>
        {price ? <Price>{price}</Price> : <span className={styles.note}>{note}</span>}{' '}
        {lowest && <span className={styles.word}>{lowest}</span>}
      </span>
      {more && <span className={styles.note}> {more}</span>}
    </>
  );
  if (!href) return <span className={classNames(classes, styles.closed)}>{inside}</span>;
  return (
    <Anchor href={href} className={classes} aria-current={current ? 'date' : undefined}>
      {inside}
    </Anchor>
  );
}
