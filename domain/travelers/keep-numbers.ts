import { keptDocumentNumber } from '#contract/booking';
import type { TravelerInput } from '#contract/travelers';
import type { DomainProblem } from '#domain/kernel';
import type { Ids } from '#platform/core';
import { isMask } from './check-traveler.ts';
import type { FullTraveler } from './sealed-numbers.ts';

interface Kept {
  readonly full: FullTraveler;
  readonly problems: readonly DomainProblem[];
}

/** Puts the stored number in the place of each that was sent masked. One of which nothing is stored is refused at its field. */
export function keepNumbers(given: TravelerInput, stored: FullTraveler | undefined, ids: Ids): Kept {
  const problems: DomainProblem[] = [];
  const gone = (field: string): string => {
    problems.push({ code: 'TRAVELER_NUMBER_GONE', description: 'No such number is stored; send it in full', field });
    return '';
  };
  const secret = (field: 'knownTravelerNumber' | 'tsaredress'): string =>
    isMask(given[field]) ? stored?.[field] || gone(field) : given[field];
  const ended = (number: string, known: string | undefined, field: string): string => {
    if (!keptDocumentNumber.test(number)) return number;
    return known !== undefined && known !== '' && known.slice(-2) === number.slice(-2) ? known : gone(field);
  };
  const { preferred: _preferred, ...rest } = given;
  const full: FullTraveler = {
    ...rest,
    knownTravelerNumber: secret('knownTravelerNumber'),
    tsaredress: secret('tsaredress'),
    documents: given.documents.map((document, at) => {
      const known = stored?.documents.find(({ documentId }) => documentId === document.documentId);
      const number = ended(document.number, known?.number, `documents.${at}.number`);
      return { ...document, documentId: known?.documentId ?? ids.uuid(), number };
    }),
    loyalty: given.loyalty.map((card, at) => {
      const known = stored?.loyalty.find(({ loyaltyId }) => loyaltyId === card.loyaltyId);
      const number = ended(card.number, known?.number, `loyalty.${at}.number`);
      return { ...card, loyaltyId: known?.loyaltyId ?? ids.uuid(), number };
    }),
  };
  return { full, problems };
}
