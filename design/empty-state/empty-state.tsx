import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { LinkButton } from '#design/link-button';
import styles from './empty-state.module.css';

export interface Suggestion {
  /** "Allow 1 stop". */
  readonly text: string;
  /** "96 from €1,118". */
  readonly fact?: ReactNode;
  readonly action: {
    readonly text: string;
    readonly label: string;
    readonly href: string;
    readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  };
}

export interface EmptyStateProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly headingLevel?: 2 | 3;
  readonly suggestions: readonly Suggestion[];
  readonly art?: ReactNode;
}

/** Nothing found: why, and one-press ways out. */
export function EmptyState({ title, text, headingLevel = 2, suggestions, art }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.empty}>
      <div className={classNames(styles.head, !art && styles.bare)}>
        {art && <div className={styles.art}>{art}</div>}
        <div>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
      {suggestions.length > 0 && (
        <ul className={styles.list}>
          {suggestions.map(({ text: what, fact, action }) => (
            <li key={what} className={styles.row}>
              <span className={styles.what}>{what}</span>
              {fact && <span className={styles.fact}>{fact}</span>}
              <LinkButton
                variant="neutral"
                size="compact"
                href={action.href}
                aria-label={action.label}
                onClick={action.onClick}
              >
                {action.text}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
