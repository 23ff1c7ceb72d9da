import type { Values } from '../../forms/values.ts';

/** Puts values into the fields whose names begin with `name`; what has none becomes empty. Closed parts that got some open. */
export function fillFields(form: HTMLFormElement, name: string, values: Values): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (!field.name.startsWith(`${name}.`) || /\.(?:who|save)$/.test(field.name)) continue;
    const value = values[field.name] ?? '';
    if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
      field.checked = value.split(',').includes(field.value);
      if (field.checked && field.type === 'checkbox') open(field);
      continue;
    }
    field.value = value || (field instanceof HTMLSelectElement ? (field.options[0]?.value ?? '') : '');
    if (value !== '' && field.type !== 'hidden') open(field);
  }
}

function open(field: Element): void {
  const details = field.closest('details');
  if (details) details.open = true;
}
