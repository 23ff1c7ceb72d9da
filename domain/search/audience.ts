import type { PlaceOfSale } from '#contract/search';
import { accountIdOf, companyOf, contractsOf, type Ctx } from '#domain/kernel';

/**
 * For whom prices are asked where they are not everybody's. It is part of the question, so that an answer is shared by readers of the same
 * audience alone, wherever it is kept.
 */
export interface Audience {
  /** Signed in: rates of members are for sale to them. */
  readonly member?: true;
  readonly companyId?: string;
  /** Codes of its contracts with suppliers, in the order of their letters. */
  readonly contracts?: readonly string[];
  /** What whoever asks keeps at suppliers while they choose another in its place: it is for sale to them. */
  readonly held?: readonly Holding[];
}

/** A reservation by the name that its supplier gave it. */
export interface Holding {
  readonly supplier: string;
  readonly hold: string;
}

/** Somebody who reads a search. What is left out is not so: the house itself, and whoever acts for no company. */
export interface Reader {
  /** The address that asks, for whose turn it is. */
  readonly asker?: string | undefined;
  readonly audience?: Audience | undefined;
  /** Of the site that is read. */
  readonly placeOfSale?: PlaceOfSale | undefined;
}

export function readerOf({ actor, asker, placeOfSale }: Pick<Ctx, 'actor' | 'asker' | 'placeOfSale'>): Reader {
  const companyId = companyOf(actor);
  const contracts = contractsOf(actor).toSorted();
  const audience: Audience = {
    ...(accountIdOf(actor) !== null && { member: true }),
    ...(companyId !== null && { companyId }),
    ...(contracts.length > 0 && { contracts }),
  };
  return { asker, placeOfSale, ...(Object.keys(audience).length > 0 && { audience }) };
}

/** With what they hold. */
export function holdingReader(reader: Reader, held: readonly Holding[]): Reader {
  return held.length === 0 ? reader : { ...reader, audience: { ...reader.audience, held } };
}

/** For other companies, and who acts for none, a search is not there; one of members is there for whoever is signed in. */
export function isFor({ audience }: { readonly audience?: Audience | undefined }, reader: Reader = {}): boolean {
  if (audience?.member && !reader.audience?.member) return false;
  return audience?.companyId === reader.audience?.companyId;
}
