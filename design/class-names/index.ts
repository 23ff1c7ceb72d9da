export type ClassValue = string | false | null | undefined;

/** Joins class names, leaving out whatever is false or empty. */
export function classNames(...values: readonly ClassValue[]): string | undefined {
  return values.filter(Boolean).join(' ') || undefined;
}
