let quiet: HTMLElement | null = null;

/** Moves the focus to a field that opens something at a focus, without opening it. */
export function focusQuietly(field: HTMLElement): void {
  quiet = field;
  field.focus();
  quiet = null;
}

/** Was this field focused so? To be asked while the focus arrives. */
export function isQuiet(field: EventTarget): boolean {
  return field === quiet;
}
