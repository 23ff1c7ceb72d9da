import type { Problem } from '#contract/core';
import type { Fault } from './read-travellers.ts';

/** What the server found wrong with travellers or contact, at the field of the form that it is about. */
export function faultsOf(problems: readonly Problem[]): Fault[] {
  return problems.map(({ code, field, localizedDescription, description }) => ({
    field: (field ?? 'travellers').replace(/\.document$/, '.document.number').replace(/\.savedId$/, '.who'),
    code: code === 'WRONG_AGE' || code === 'DOCUMENT_EXPIRES' || code === 'GENDER_NOT_OFFERED' ? code : 'server',
    text: localizedDescription || description,
  }));
}
