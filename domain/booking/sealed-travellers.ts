import type { TravelDocument, Traveller } from '#contract/booking';
import type { Ctx } from '#domain/kernel';
import type { Sealer } from '#platform/core';
import { DocumentsUnreadable } from './errors.ts';

/** A traveller as the database holds it: numbers that help a thief are sealed, bound to their order and place in it. */
export interface StoredTraveller extends Omit<Traveller, Secret> {
  readonly document: StoredDocument | null;
  readonly sealedKnownTravellerNumber: string | null;
  readonly loyalty: { readonly programme: string; readonly sealedNumber: string } | null;
}

type Secret = 'document' | 'knownTravellerNumber' | 'loyalty';

export type StoredDocument = Paper & { readonly sealedNumber: string };
type Paper = Omit<TravelDocument, 'number'>;
type Field = 'document.number' | 'knownTravellerNumber' | 'loyalty.number';

export interface SealedParty {
  /** Id of the key that sealed all of it. */
  readonly keyId: string;
  readonly travellers: readonly StoredTraveller[];
}

export function sealTravellers(sealer: Sealer, orderId: string, travellers: readonly Traveller[]): SealedParty {
  const sealed = travellers.map((traveller, position) => sealTraveller(sealer, orderId, position, traveller));
  return { keyId: sealer.keyId, travellers: sealed };
}

export function sealTraveller(
  sealer: Sealer,
  orderId: string,
  position: number,
  { document, knownTravellerNumber: known, loyalty, ...rest }: Traveller,
): StoredTraveller {
  const seal = (value: string, field: Field): string => sealer.seal(value, placeOf(orderId, position, field));
  return {
    ...rest,
    document: document && { ...paperOf(document), sealedNumber: seal(document.number, 'document.number') },
    sealedKnownTravellerNumber: known && seal(known, 'knownTravellerNumber'),
    loyalty: loyalty && { programme: loyalty.programme, sealedNumber: seal(loyalty.number, 'loyalty.number') },
  };
}

/** For the supplier alone. Throws when a key was lost: the buyer can give the numbers again. */
export function openTravellers(sealer: Sealer, orderId: string, stored: readonly StoredTraveller[]): Traveller[] {
  try {
    return stored.map((traveller, position) => openTraveller(sealer, orderId, position, traveller));
  } catch (cause) {
    throw new DocumentsUnreadable(cause);
  }
}

/** Throws what the sealer throws. */
export function openTraveller(
  sealer: Sealer,
  orderId: string,
  position: number,
  { document, sealedKnownTravellerNumber: known, loyalty, ...rest }: StoredTraveller,
): Traveller {
  const open = (value: string, field: Field): string => sealer.open(value, placeOf(orderId, position, field));
  return {
    ...rest,
    document: document && { ...paperOf(document), number: open(document.sealedNumber, 'document.number') },
    knownTravellerNumber: known && open(known, 'knownTravellerNumber'),
    loyalty: loyalty && { programme: loyalty.programme, number: open(loyalty.sealedNumber, 'loyalty.number') },
  };
}

/** The stored number, or undefined when it cannot be read any more: then the log says why. */
export function findNumber(
  ctx: Pick<Ctx, 'log' | 'sealer'>,
  orderId: string,
  position: number,
  { sealedNumber }: StoredDocument,
): string | undefined {
  return readable(ctx, sealedNumber, placeOf(orderId, position, 'document.number'));
}

export function findKnownNumber(
  ctx: Pick<Ctx, 'log' | 'sealer'>,
  orderId: string,
  position: number,
  { sealedKnownTravellerNumber: known }: StoredTraveller,
): string | undefined {
  return known === null ? undefined : readable(ctx, known, placeOf(orderId, position, 'knownTravellerNumber'));
}

export function findLoyalty(
  ctx: Pick<Ctx, 'log' | 'sealer'>,
  orderId: string,
  position: number,
  { loyalty }: StoredTraveller,
): Traveller['loyalty'] {
  const number = loyalty && readable(ctx, loyalty.sealedNumber, placeOf(orderId, position, 'loyalty.number'));
  return loyalty && number ? { programme: loyalty.programme, number } : null;
}

function readable({ sealer, log }: Pick<Ctx, 'log' | 'sealer'>, value: string, place: string): string | undefined {
  try {
    return sealer.open(value, place);
  } catch (error) {
    log.error('a stored number of a traveller cannot be read', { error });
    return undefined;
  }
}

function placeOf(orderId: string, position: number, field: Field): string {
  return `booking_traveller/${orderId}/${position}/${field}`;
}

function paperOf({ type, issuedBy, expiresOn }: Paper): Paper {
  return { type, issuedBy, expiresOn };
}
