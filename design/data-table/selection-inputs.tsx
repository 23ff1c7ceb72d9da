import type { Selection } from './selection.ts';

export interface SelectionInputsProps {
  readonly name: string;
  readonly selection: Selection;
  /** How many the reader was told: a server that finds another number can ask again. */
  readonly count: number;
}

/** The selection as a form posts it: `<name>` for each row; or `<name>.matching` with the query, `.except` and `.count`. */
export function SelectionInputs({ name, selection, count }: SelectionInputsProps) {
  const fields: readonly (readonly [string, string])[] =
    selection.kind === 'rows'
      ? [...selection.ids].map((id) => [name, id] as const)
      : [
          [`${name}.matching`, selection.query],
          [`${name}.count`, String(count)],
          ...[...selection.except].map((id) => [`${name}.except`, id] as const),
        ];
  return fields.map(([field, value]) => <input key={`${field} ${value}`} type="hidden" name={field} value={value} />);
}
