import type { SavedTraveler } from '#contract/travelers';
import { typedDay } from '../../forms/typed-day.ts';
import type { Values } from '../../forms/values.ts';

/** The form filled with what is stored; numbers are masked as the server sends them. */
export function valuesOfTraveler(traveler: SavedTraveler): Values {
  const { documents, loyalty, needs, preferred, dateOfBirth, ...texts } = traveler;
  const values: Record<string, string> = { ...texts, needs: needs.join(','), preferred: preferred ? 'yes' : '' };
  const setDay = (name: string, day: string) => {
    for (const [part, value] of Object.entries(typedDay(day))) values[`${name}.${part}`] = value;
  };
  setDay('birth', dateOfBirth);
  for (const [at, { expiresOn, ...paper }] of documents.entries()) {
    for (const [part, value] of Object.entries(paper)) values[`documents.${at}.${part}`] = value;
    setDay(`documents.${at}.expiry`, expiresOn);
  }
  for (const [at, card] of loyalty.entries()) {
    for (const [part, value] of Object.entries(card)) values[`loyalty.${at}.${part}`] = value;
  }
  return values;
}

/** How many rows of a kind the values fill; what each document is counts for nothing, since it is always chosen. */
export function rowsIn(values: Values, kind: 'documents' | 'loyalty'): number {
  const row = new RegExp(String.raw`^${kind}\.(\d+)\.(?!type$)`);
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return Math.max(-1, ...filled.map(([name]) => Number(row.exec(name)?.[1] ?? -1))) + 1;
}

const NUMBER = /^(?:knownTravelerNumber|tsaredress|documents\.\d+\.number)$/;

/** What a refused form held. A number that it did not bring at all is as stored: a page between kept it back. */
export function filledAgain(values: Values, stored: Values): Values {
  const numbers = Object.entries(stored).filter(([name]) => NUMBER.test(name));
  return { ...Object.fromEntries(numbers), ...values };
}
