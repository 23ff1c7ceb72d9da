import type { ReactNode } from 'react';
import { Link } from '#design/link';
import styles from './review-list.module.css';

export interface ReviewRow {
  readonly label: string;
  /** One line each; put what counts in `<b>`. */
  readonly lines: readonly ReactNode[];
  readonly edit?:
    | {
        readonly href: string;
        readonly text: string;
        readonly label: string;
        /** Where it leads to a page that must know what became of the trip here. */
        readonly load?: 'document';
      }
    | undefined;
}

/** Everything chosen, each with its way back. */
export function ReviewList({ rows }: { rows: readonly ReviewRow[] }) {
  return (
    <div className={styles.frame}>
      <dl>
        {rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <dt className={styles.label}>{row.label}</dt>
            <dd className={styles.value}>
              {row.lines.map((line, at) => (
                <div key={at}>{line}</div>
              ))}
            </dd>
            {row.edit && (
              <dd>
                <Link
                  href={row.edit.href}
                  aria-label={row.edit.label}
                  className={styles.edit}
                  data-load={row.edit.load}
                >
                  {row.edit.text}
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
