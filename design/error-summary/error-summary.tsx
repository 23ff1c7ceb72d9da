import { type MouseEvent, useId } from 'react';
import { useAnswerFocus } from '#design/answer-focus';
import styles from './error-summary.module.css';

/** Into the field itself, and no change of the address: to a router that is another visit, which forgets the refusal. */
function goTo(id: string, press: MouseEvent): void {
  const field = document.getElementById(id);
  press.preventDefault();
  (field?.querySelector<HTMLElement>('input,select,button') ?? field)?.focus();
}

export interface ErrorSummaryProps {
  readonly title: string;
  /** What still holds, where a sentence has to say it; a link is a few words. */
  readonly text?: string;
  /** `field` is the id of the control or group that the message is about. */
  readonly errors: readonly { readonly field: string; readonly text: string }[];
  /** What was refused: each new value takes the focus, the same one never again. It must outlive a render, as an answer of the server does. */
  readonly focus?: string | readonly unknown[];
}

/** All faults of a form on top, each a link to its field. Keep it in place while there are none: shown anew it would take the focus again. */
export function ErrorSummary({ title, text, errors, focus }: ErrorSummaryProps) {
  const id = useId();
  const taken = useAnswerFocus<HTMLElement>(focus);
  if (errors.length === 0) return null;
  return (
    <section tabIndex={-1} {...taken} aria-labelledby={id} className={styles.summary}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p>{text}</p>}
      <ul>
        {errors.map((error) => (
          <li key={error.field + error.text}>
            <a href={`#${error.field}`} className={styles.link} onClick={(press) => goTo(error.field, press)}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
