import { Button } from '#design/button';
import styles from './remember-choice.module.css';

export interface RememberChoiceProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onAnswer: (remember: boolean) => void;
}

/** A question that stands in the way of nothing: leaving it unanswered changes nothing. */
export function RememberChoice({ title, text, yes, no, onAnswer }: RememberChoiceProps) {
  return (
    <fieldset className={styles.remember}>
      <legend>{title}</legend>
      <p className={styles.text}>{text}</p>
      <span className={styles.answers}>
        <Button variant="outline" onClick={() => onAnswer(false)}>
          {no}
        </Button>
        <Button variant="outline" onClick={() => onAnswer(true)}>
          {yes}
        </Button>
      </span>
    </fieldset>
  );
}
