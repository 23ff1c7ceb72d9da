import { useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  readonly title: string;
  /** `field` is the id of the control or group that the message is about. */
  readonly errors: readonly { readonly field: string; readonly text: string }[];
  /**
   * Take focus when shown, as after a refused submit. On a page that the server sent so, `autofocus` cannot work: pass true there too.
   * Where errors go one by one as they are mended: what was refused, so that only the next refusal takes the focus again.
   */
  readonly focus?: boolean | readonly unknown[];
}

/** All faults of a form on top, each a link to its field. Keep it in place while there are none: shown anew it would take the focus again. */
export function ErrorSummary({ title, errors, focus }: ErrorSummaryProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const refusal = focus === true ? errors : focus;
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);
  if (errors.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className={styles.summary}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.field + error.text}>
            <a href={`#${error.field}`} className={styles.link}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
