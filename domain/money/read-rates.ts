import { isCivilDay } from '#contract/core';

/** Rates of one day as a publisher gives them: millionths of a unit for one euro. */
export interface RateDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly rates: ReadonlyMap<string, number>;
}

export interface RateFault {
  /** As counted by people, from 1. */
  readonly line: number;
  readonly reason: string;
}

export interface RatesRead {
  readonly days: readonly RateDay[];
  readonly faults: readonly RateFault[];
}

interface Found {
  readonly line: number;
  readonly date: string;
  readonly currency: string;
  readonly rate: string;
}

/** Reads the daily or historical file of the European Central Bank, XML or CSV. Total: what cannot be read is a fault. */
export function readRates(text: string): RatesRead {
  const faults: RateFault[] = [];
  const days = new Map<string, Map<string, number>>();
  const found = /<\s*(\w+:)?Envelope|<\s*Cube/.test(text) ? inXml(text, faults) : inCsv(text, faults);
  for (const { line, date, currency, rate } of found) {
    const micro = microOf(rate);
    const wrong =
      (!isCivilDay(date) && `${date || 'nothing'} is no day`) ||
      (!/^[A-Z]{3}$/.test(currency) && `${currency || 'nothing'} is no currency`) ||
      (micro === null && `${rate || 'nothing'} is no rate for ${currency}`) ||
      (days.get(date)?.has(currency) && `${currency} stands twice on ${date}`);
    if (wrong || micro === null) faults.push({ line, reason: wrong || 'no rate' });
    else days.set(date, (days.get(date) ?? new Map<string, number>()).set(currency, micro));
  }
  if (days.size === 0 && faults.length === 0) faults.push({ line: 1, reason: 'there are no rates in it' });
  const sorted = [...days].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { days: sorted.map(([date, rates]) => ({ date, rates })), faults };
}

/** `<Cube time="2026-11-20"><Cube currency="USD" rate="1.1642"/>…`, one tag after another. */
function inXml(text: string, faults: RateFault[]): Found[] {
  const found: Found[] = [];
  let date = '';
  for (const tag of text.matchAll(/<Cube\b([^>]*)>/g)) {
    const line = text.slice(0, tag.index).split('\n').length;
    const attribute = (name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag[1] ?? '')?.[1];
    const time = attribute('time');
    const currency = attribute('currency');
    if (time !== undefined) date = time;
    if (currency !== undefined) found.push({ line, date, currency, rate: attribute('rate') ?? '' });
    else if (attribute('rate') !== undefined) faults.push({ line, reason: 'a rate without a currency' });
  }
  if (!/<\/(\w+:)?Envelope>\s*$/.test(text)) {
    faults.push({ line: text.split('\n').length, reason: 'the file ends too early' });
  }
  return found;
}

/** `Date,USD,JPY` above lines of rates; the daily file writes days as `20 November 2026`. `N/A` was no rate on that day. */
function inCsv(text: string, faults: RateFault[]): Found[] {
  const [head = '', ...lines] = text.split(/\r?\n/);
  const currencies = cellsOf(head).slice(1);
  if (!/^date$/i.test(cellsOf(head)[0] ?? '') || currencies.length === 0) {
    faults.push({ line: 1, reason: 'the first line does not name currencies after Date' });
    return [];
  }
  return lines.flatMap((text, at) => {
    if (text.trim() === '') return [];
    const [day = '', ...rates] = cellsOf(text);
    const line = at + 2;
    if (rates.length !== currencies.length) {
      faults.push({ line, reason: `${rates.length} rates for ${currencies.length} currencies` });
      return [];
    }
    return currencies.flatMap((currency, column) => {
      const rate = rates[column] ?? '';
      return rate === 'N/A' ? [] : [{ line, date: dayOf(day), currency, rate }];
    });
  });
}

/** The bank ends each line with a comma. */
function cellsOf(line: string): string[] {
  return line
    .replace(/,\s*$/, '')
    .split(',')
    .map((cell) => cell.trim());
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{1,2}) (\w+) (\d{4})$/.exec(text) ?? [];
  const at = MONTHS.indexOf(month ?? '');
  return at < 0 ? text : `${year}-${String(at + 1).padStart(2, '0')}-${day?.padStart(2, '0')}`;
}

/** A decimal number of at most nine whole and six read decimal places, exactly; null for anything else. */
function microOf(text: string): number | null {
  const found = /^(\d{1,9})(?:\.(\d{1,12}))?$/.exec(text);
  if (!found) return null;
  const micro = Number(found[1]) * 1_000_000 + Math.round(Number(`0.${found[2] ?? '0'}`) * 1_000_000);
  return micro > 0 ? micro : null;
}
