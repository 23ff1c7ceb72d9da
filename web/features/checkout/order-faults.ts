import type { Problem } from '#contract/core';
import type { Fault, FaultCode } from './read-travellers.ts';

/** What only the server can tell, as the page says it: whom it no longer knows, and numbers that it was to have stored. */
const TOLD: readonly (readonly [RegExp, FaultCode])[] = [
  [/\.who$/, 'saved_gone'],
  [/\.document\.number$/, 'document_number_missing'],
  [/\.knownTravellerNumber$/, 'known_traveller_shape'],
];

/** What the server found wrong with travellers or contact, at the field of the form that it is about. */
export function faultsOf(problems: readonly Problem[]): Fault[] {
  return problems.map(({ code, field: given, localizedDescription, description }) => {
    const field = (given ?? 'travellers').replace(/\.document$/, '.document.number').replace(/\.savedId$/, '.who');
    return { field, code: codeOf(code, field), text: localizedDescription || description };
  });
}

function codeOf(code: string, field: string): Fault['code'] {
  if (code === 'WRONG_AGE' || code === 'DOCUMENT_EXPIRES' || code === 'GENDER_NOT_OFFERED') return code;
  const told = code === 'VALIDATION_ERROR' ? TOLD.find(([place]) => place.test(field)) : undefined;
  return told?.[1] ?? 'server';
}
