import type { Random } from '#platform/core';

/** No 0 O 1 I L U: what is read aloud or copied by hand cannot be mistaken. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;

/** A new reference such as `WF-7K2QX9`: 729 million, so it cannot be found by trying while tries are slowed. */
export function makeReference(random: Random): string {
  let letters = '';
  for (let index = 0; index < length; index++) letters += alphabet[Math.floor(random.next() * alphabet.length)];
  return `WF-${letters}`;
}

/** As typed by people: any case, with or without `WF-`, spaces anywhere. */
export function normaliseReference(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^WF/, '');
  return `WF-${letters}`;
}

export function normaliseEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}
