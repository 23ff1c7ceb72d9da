import type { MouseEvent } from 'react';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import { LinkChoices, type LinkChoicesProps } from '#design/link-choices';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './pagination.module.css';
import { GAP, shownPages } from './shown-pages.ts';

export interface PaginationWords {
  /** Names the navigation: "Pages of users". */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Said of a number: "Page 3". */
  readonly page: (page: string) => string;
  /** Between the two arrows where there is no room for numbers: "Page 3 of 15". */
  readonly position: string;
}

export interface PaginationProps {
  readonly page: number;
  /** How many there are; with one the numbers are left out. */
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  /** A number as the reader writes it. */
  readonly format: (page: number) => string;
  /** What is in view: "31–45 of 214". */
  readonly range: string;
  /** How many rows a page has, as links. */
  readonly sizes?: LinkChoicesProps;
  readonly words: PaginationWords;
  readonly onGo?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The pages of a list that the server cut, each with an address. */
export function Pagination({ page, pages, hrefOf, format, range, sizes, words, onGo }: PaginationProps) {
  const go = (to: number) => onGo && ((event: MouseEvent<HTMLAnchorElement>) => onGo(to, event));
  return (
    <div className={styles.pagination}>
      <p className={styles.range}>{range}</p>
      {pages > 1 && (
        <nav aria-label={words.label}>
          <ul className={styles.list}>
            <li>
              <Step to={page - 1} on={page > 1} icon="chevron-left" text={words.previous} hrefOf={hrefOf} go={go} />
            </li>
            <li className={styles.position}>{words.position}</li>
            {shownPages(page, pages).map((one, at) =>
              one === GAP ? (
                <li key={`gap-${at}`} className={styles.gap} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={one} className={styles.number}>
                  <Anchor
                    href={hrefOf(one)}
                    className={styles.page}
                    aria-label={words.page(format(one))}
                    aria-current={one === page ? 'page' : undefined}
                    onClick={go(one)}
                  >
                    {format(one)}
                  </Anchor>
                </li>
              ),
            )}
            <li>
              <Step to={page + 1} on={page < pages} icon="chevron-right" text={words.next} hrefOf={hrefOf} go={go} />
            </li>
          </ul>
        </nav>
      )}
      {sizes && (
        <div className={styles.sizes}>
          <span aria-hidden="true">{sizes.label}</span>
          <LinkChoices {...sizes} />
        </div>
      )}
    </div>
  );
}

interface StepProps extends Pick<PaginationProps, 'hrefOf'> {
  readonly to: number;
  readonly on: boolean;
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly text: string;
  readonly go: (page: number) => ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** At an end it stays in its place and leads nowhere. */
function Step({ to, on, icon, text, hrefOf, go }: StepProps) {
  const inside = (
    <>
      <Icon name={icon} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
  if (!on) {
    return (
      <span className={styles.page} data-off="">
        {inside}
      </span>
    );
  }
  return (
    <Anchor href={hrefOf(to)} className={styles.page} rel={icon === 'chevron-left' ? 'prev' : 'next'} onClick={go(to)}>
      {inside}
    </Anchor>
  );
}
