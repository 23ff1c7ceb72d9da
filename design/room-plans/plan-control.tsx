import { RadioDot } from '#design/checkbox';
import { LinkButton } from '#design/link-button';
import { Select } from '#design/select-field';
import styles from './room-plans.module.css';

/** How a plan is taken: at once, as the one of several, or as so many rooms of a party. Each posts by itself without scripts. */
export type PlanChoice =
  | { readonly kind: 'link'; readonly text: string; readonly href: (id: string) => string }
  | {
      readonly kind: 'radio';
      readonly name: string;
      readonly text: string;
      /** Said in its place where it is chosen. */
      readonly chosenText: string;
      readonly chosen: string | undefined;
      readonly onChoose?: (id: string) => void;
    }
  | {
      readonly kind: 'count';
      /** Of the form field of one plan. */
      readonly name: (id: string) => string;
      readonly counts: Readonly<Record<string, number>>;
      readonly most: (id: string) => number;
      /** "No room", "1 room". */
      readonly text: (count: number) => string;
      readonly onCount?: (id: string, count: number) => void;
    };

interface PlanControlProps {
  readonly plan: { readonly id: string; readonly label: string };
  readonly choice: PlanChoice;
}

export function PlanControl({ plan: { id, label }, choice }: PlanControlProps) {
  if (choice.kind === 'link')
    return (
      <LinkButton variant="outline" wide href={choice.href(id)} aria-label={`${choice.text}: ${label}`}>
        {choice.text}
      </LinkButton>
    );
  if (choice.kind === 'radio') {
    const { name, text, chosenText, chosen, onChoose } = choice;
    const state = onChoose
      ? { checked: chosen === id, onChange: () => onChoose(id) }
      : { defaultChecked: chosen === id };
    return (
      <label className={styles.radio}>
        <RadioDot name={name} value={id} aria-label={label} {...state} />
        <span aria-hidden="true">{text}</span>
        <span aria-hidden="true">{chosenText}</span>
      </label>
    );
  }
  const { name, counts, most, text, onCount } = choice;
  const count = String(counts[id] ?? 0);
  const state = onCount
    ? {
        value: count,
        onChange: (event: { currentTarget: HTMLSelectElement }) => onCount(id, Number(event.currentTarget.value)),
      }
    : { defaultValue: count };
  return (
    <Select
      aria-label={label}
      name={name(id)}
      options={Array.from({ length: most(id) + 1 }, (_, at) => ({ value: String(at), text: text(at) }))}
      {...state}
    />
  );
}
