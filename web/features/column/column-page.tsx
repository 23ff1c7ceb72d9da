import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { useFacts } from '../../facts.ts';
import { useHeadingFocus } from '../booking/use-heading-focus.ts';
import styles from './column.module.css';

interface ColumnPageProps {
  readonly title: string;
  /** Where the heading says more than the title of the document. */
  readonly heading?: string;
  readonly lead: ReactNode;
  /** A second paragraph of the lead. */
  readonly more?: ReactNode;
  /** As wide as running text, as a form, or as one field. */
  readonly width?: 'text' | 'form' | 'field';
  /** Of several parts, each with a heading of its own. */
  readonly parts?: boolean;
  readonly children: ReactNode;
}

/** A page of one column: its heading, which takes the focus where the page comes in place of another, what it is for, the rest. */
export function ColumnPage({ title, heading = title, lead, more, width = 'text', parts, children }: ColumnPageProps) {
  const { brand } = useFacts();
  const top = useHeadingFocus();
  return (
    <div className={classNames(styles.page, styles[width], parts && styles.parts)}>
      <title>{`${title} | ${brand.name}`}</title>
      <header>
        <h1 ref={top} tabIndex={-1}>
          {heading}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {more && <p className={styles.lead}>{more}</p>}
      </header>
      {children}
    </div>
  );
}
