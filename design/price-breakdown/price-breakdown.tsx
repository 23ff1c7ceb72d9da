import type { ReactNode } from 'react';
import { type SummaryFact, SummaryFacts, SummaryFoot } from '#design/summary-foot';
import { SumLines, type SumLine } from '#design/sums';
import styles from './price-breakdown.module.css';

export interface DuePart extends SumLine {
  /** Its parts, which add up to its amount; left out for one that needs no telling. */
  readonly lines?: readonly SumLine[];
  /** "SGD 49.50 in cash or by card there". */
  readonly note?: string | undefined;
}

export interface PriceBreakdownProps {
  readonly title: string;
  readonly headingLevel?: 2 | 3;
  readonly meta?: string | undefined;
  /** Due now and due there: together the total. */
  readonly parts: readonly DuePart[];
  readonly total: SumLine;
  /** What the total was turned from: "SGD 891.20 at 0.687". */
  readonly totalNote?: string | undefined;
  /** The way on. */
  readonly children?: ReactNode;
  /** Below the total. */
  readonly facts?: readonly SummaryFact[];
}

/** A price taken apart by when and to whom each part is paid, to the last cent. */
export function PriceBreakdown(props: PriceBreakdownProps) {
  const { title, headingLevel = 2, meta, parts, total, totalNote, children, facts = [] } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-label={title} className={styles.card}>
      <div className={styles.body}>
        <Heading className={styles.title}>{title}</Heading>
        {meta && <p className={styles.small}>{meta}</p>}
        {parts.map((part) => (
          <div key={part.text} className={styles.part}>
            <SumLines lines={[part]} className={styles.due} />
            {part.note && <p className={styles.small}>{part.note}</p>}
            {part.lines && part.lines.length > 0 && <SumLines lines={part.lines} className={styles.lines} />}
          </div>
        ))}
      </div>
      <SummaryFoot total={total} className={styles.foot}>
        {totalNote && <p className={styles.small}>{totalNote}</p>}
        {facts.length > 0 && <SummaryFacts facts={facts} />}
        {children}
      </SummaryFoot>
    </section>
  );
}
