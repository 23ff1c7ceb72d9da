import { RadioDot } from '#design/checkbox';
import styles from './room-plans.module.css';

/** One of several plans; posts by itself without scripts. */
export interface PlanChoice {
  readonly name: string;
  readonly text: string;
  /** Said in its place where it is chosen. */
  readonly chosenText: string;
  readonly chosen: string | undefined;
  readonly onChoose?: (id: string) => void;
}

interface PlanControlProps {
  readonly plan: { readonly id: string; readonly label: string };
  readonly choice: PlanChoice;
}

/** Where cancellation and payment of a plan stand: two plans may cost nearly the same and be named alike. */
export function termsId(name: string, id: string): string {
  return `${name}-${id}-terms`.replaceAll(/\s/g, '_');
}

export function PlanControl({ plan: { id, label }, choice }: PlanControlProps) {
  const { name, text, chosenText, chosen, onChoose } = choice;
  const state = onChoose ? { checked: chosen === id, onChange: () => onChoose(id) } : { defaultChecked: chosen === id };
  return (
    <label className={styles.radio}>
      <RadioDot name={name} value={id} aria-label={label} aria-describedby={termsId(name, id)} {...state} />
      <span aria-hidden="true">{text}</span>
      <span aria-hidden="true">{chosenText}</span>
    </label>
  );
}
