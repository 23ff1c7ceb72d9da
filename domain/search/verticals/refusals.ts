import type { I18n } from '@lingui/core';
import { FLIGHT_REFUSALS } from './flights/refusals.ts';
import { STAY_REFUSALS } from './stays/refusals.ts';

/** What is said of a refusal of booking; `values` are already written as the reader writes them. */
export type SayRefusal = (i18n: I18n, values: Readonly<Record<string, string>>) => string;
export type Refusals = Readonly<Record<string, SayRefusal>>;

const REFUSALS: Readonly<Record<string, Refusals>> = { flights: FLIGHT_REFUSALS, stays: STAY_REFUSALS };

/** A refusal as the vertical that it is about says it; undefined where that is not known, or says what all say. */
export function refusalIn(vertical: unknown, code: string): SayRefusal | undefined {
  return typeof vertical === 'string' ? REFUSALS[vertical]?.[code] : undefined;
}
