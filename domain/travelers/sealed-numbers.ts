import { MASK, type SavedDocument, type SavedLoyalty, type TravelerInput } from '#contract/travelers';
import type { Ctx } from '#domain/kernel';
import type { Sealer } from '#platform/core';

type Plain = Omit<TravelerInput, 'documents' | 'knownTravelerNumber' | 'loyalty' | 'preferred' | 'tsaredress'>;

/** A traveller as the database holds it: numbers that help a thief are sealed, bound to their list, row and field. */
export interface StoredTraveler extends Plain {
  readonly sealedKnownTravelerNumber: string | null;
  readonly sealedRedress: string | null;
  readonly documents: readonly (Omit<SavedDocument, 'number'> & { readonly sealedNumber: string })[];
  readonly loyalty: readonly (Omit<SavedLoyalty, 'number'> & { readonly sealedNumber: string })[];
}

/** All numbers in full; `preferred` is not part of a row. */
export type FullTraveler = Omit<TravelerInput, 'preferred'>;

export interface Place {
  readonly listId: string;
  readonly id: string;
}

export function sealTraveler(sealer: Sealer, place: Place, full: FullTraveler): StoredTraveler {
  const { knownTravelerNumber, tsaredress, documents, loyalty, ...rest } = full;
  const seal = (value: string, field: string): string => sealer.seal(value, placeOf(place, field));
  return {
    ...rest,
    sealedKnownTravelerNumber: knownTravelerNumber === '' ? null : seal(knownTravelerNumber, 'knownTravelerNumber'),
    sealedRedress: tsaredress === '' ? null : seal(tsaredress, 'tsaredress'),
    documents: documents.map(({ number, ...paper }) => ({
      ...paper,
      sealedNumber: seal(number, documentField(paper.documentId)),
    })),
    loyalty: loyalty.map(({ number, ...card }) => ({
      ...card,
      sealedNumber: seal(number, loyaltyField(card.loyaltyId)),
    })),
  };
}

/** Throws what the sealer throws. */
export function openTraveler(sealer: Sealer, place: Place, stored: StoredTraveler): FullTraveler {
  const open = (value: string, field: string): string => sealer.open(value, placeOf(place, field));
  return unsealed(stored, open);
}

/** As `openTraveler`; a number that cannot be read any more is empty, and the log says why. */
export function openReadable(
  { sealer, log }: Pick<Ctx, 'log' | 'sealer'>,
  place: Place,
  stored: StoredTraveler,
): FullTraveler {
  return unsealed(stored, (value, field) => {
    try {
      return sealer.open(value, placeOf(place, field));
    } catch (error) {
      log.error('a stored number of a traveller cannot be read', { error });
      return '';
    }
  });
}

function unsealed(stored: StoredTraveler, open: (value: string, field: string) => string): FullTraveler {
  const { sealedKnownTravelerNumber: known, sealedRedress: redress, documents, loyalty, ...rest } = stored;
  return {
    ...rest,
    knownTravelerNumber: known === null ? '' : open(known, 'knownTravelerNumber'),
    tsaredress: redress === null ? '' : open(redress, 'tsaredress'),
    documents: documents.map(({ sealedNumber, ...paper }) => ({
      ...paper,
      number: open(sealedNumber, documentField(paper.documentId)),
    })),
    loyalty: loyalty.map(({ sealedNumber, ...card }) => ({
      ...card,
      number: open(sealedNumber, loyaltyField(card.loyaltyId)),
    })),
  };
}

/** Nine asterisks; `withEnd` adds the last two, by which its owner knows which one it is. */
export function masked(number: string, { withEnd }: { readonly withEnd: boolean }): string {
  if (number === '') return '';
  return withEnd ? MASK + number.slice(-2) : MASK;
}

function documentField(documentId: string): string {
  return `documents/${documentId}/number`;
}

function loyaltyField(loyaltyId: string): string {
  return `loyalty/${loyaltyId}/number`;
}

function placeOf({ listId, id }: Place, field: string): string {
  return `saved_traveler/${listId}/${id}/${field}`;
}
