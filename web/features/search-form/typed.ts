import { parseTypedDate } from '#design/date-range';
import { meantName, shownName } from '#design/place-combobox';
import type { Facts } from '../../facts.ts';

/** How far ahead days can be chosen. */
export const DAYS_ON_SALE = 361;

/** A day as any browser sends it, ISO or typed; empty when nothing that reads as a day. `from` is where days without a year begin. */
export function dayOf(typed: string, { locale, now }: Pick<Facts, 'locale' | 'now'>, from?: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return typed;
  const today = now.slice(0, 10);
  return parseTypedDate(typed, { locale, today, from: from || today }) ?? '';
}

/** Places as typed or chosen; a name that still stands as the page wrote it, before scripts, means the place that it was written for. */
export function placesOf(fields: URLSearchParams, name: string): string[] {
  const [shown, meant] = [fields.get(shownName(name)), fields.get(meantName(name))];
  const texts = fields.getAll(name).flatMap((value) => value.trim() || []);
  return texts.map((text) => (meant && text === shown?.trim() ? meant : text));
}

/** The first value of a field, without the blanks around it. */
export function textOf(fields: URLSearchParams, name: string): string {
  return (fields.get(name) ?? '').trim();
}
