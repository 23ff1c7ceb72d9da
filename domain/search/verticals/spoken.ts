import type { I18n } from '@lingui/core';
import { chargeNames } from './charge-words.ts';
import { flightNames } from './flights/name-words.ts';
import { regionNames } from './region-words.ts';
import { stayNames } from './stays/name-words.ts';

/** A place by its names in one language. */
export interface SpokenPlace {
  /** `London Heathrow Airport`, `London` */
  readonly whole: string;
  /** What tells it apart in its city: `Heathrow`; else the whole. */
  readonly own: string;
}

/** Names in one language, by the words in which suppliers state them; the places come in the order in which those state them, then a proper name. */
export type SayNames = Readonly<Record<string, (...places: readonly SpokenPlace[]) => string>>;

/** What every vertical's suppliers may state instead of words of their own. */
export function sayNames(i18n: I18n): SayNames {
  return { ...flightNames(i18n), ...stayNames(i18n), ...chargeNames(i18n), ...regionNames(i18n) };
}
