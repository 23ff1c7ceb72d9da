import type { Typed } from '#contract/cart';
import type { Ctx } from '#domain/kernel';
import type { Sealer } from '#platform/core';

const placeOf = (session: string): string => `cart/${session}/typed`;

/** Names, birth dates and document numbers leave the database with the row, and are not read there before. */
export function sealTyped(sealer: Sealer, session: string, typed: Typed): string | null {
  return Object.keys(typed).length > 0 ? sealer.seal(JSON.stringify(typed), placeOf(session)) : null;
}

export function openTyped({ sealer, log }: Pick<Ctx, 'sealer' | 'log'>, session: string, sealed: string): Typed {
  try {
    return JSON.parse(sealer.open(sealed, placeOf(session))) as Typed;
  } catch {
    log.warn('what was typed does not open; it is typed again');
    return {};
  }
}
