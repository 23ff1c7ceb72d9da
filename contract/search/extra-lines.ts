import { FLIGHT_EXTRA_LINES } from './flights/extra-lines.ts';

/** Kinds of lines for what goes along with a thing, by the verticals that sell such. */
export const EXTRA_LINES = [...FLIGHT_EXTRA_LINES] as const;

export function isExtraLine({ kind }: { readonly kind: string }): boolean {
  return EXTRA_LINES.some((extra) => extra === kind);
}
