import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { LinkButton } from '#design/link-button';
import { useHeadingFocus } from '../reader/use-heading-focus.ts';
import { PageTitle } from '../../page-title.tsx';
import styles from './column.module.css';

interface ColumnPageProps {
  readonly title: string;
  /** Where the heading says more than the title of the document. */
  readonly heading?: string;
  readonly lead: ReactNode;
  /** Where the reader came from: above the heading. */
  readonly back?: { readonly href: string; readonly text: string };
  /** A second paragraph of the lead. */
  readonly more?: ReactNode;
  /** As wide as running text, as a form, as one field, or as a form of two columns. */
  readonly width?: 'text' | 'form' | 'field' | 'wide';
  /** Of several parts, each with a heading of its own. */
  readonly parts?: boolean;
  readonly children: ReactNode;
}

/** A page of one column: its heading, which takes the focus where the page comes in place of another, what it is for, the rest. */
export function ColumnPage({
  title,
  heading = title,
  lead,
  back,
  more,
  width = 'text',
  parts,
  children,
}: ColumnPageProps) {
  const top = useHeadingFocus();
  return (
    <div className={classNames(styles.page, styles[width], parts && styles.parts)}>
      <PageTitle>{title}</PageTitle>
      <header>
        {back && (
          <p className={styles.back}>
            <LinkButton variant="quiet" icon="chevron-left" href={back.href}>
              {back.text}
            </LinkButton>
          </p>
        )}
        <h1 ref={top} tabIndex={-1}>
          <bdi>{heading}</bdi>
        </h1>
        <p className={styles.lead}>{lead}</p>
        {more && <p className={styles.lead}>{more}</p>}
      </header>
      {children}
    </div>
  );
}
