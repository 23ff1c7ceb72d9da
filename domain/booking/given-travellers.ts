import { type Contact, type GivenTraveller, keptDocumentNumber, type Traveller } from '#contract/booking';
import { InvalidInput, rowsOf, type DomainProblem, type TxCtx } from '#domain/kernel';
import { type FullTraveler, openForBooking, saveBooked, type TravelerSettings } from '#domain/travelers';
import type { BookingDeps } from './deps.ts';
import { findKnownNumber, findLoyalty, findNumber, type StoredTraveller } from './sealed-travellers.ts';
import { verticalOf, type Snapshot } from './snapshot.ts';

interface Carrier {
  readonly code: string;
  readonly name: string;
}

/** Whose loyalty programmes count on any item. */
export function carriersOf(deps: BookingDeps, items: readonly { readonly snapshot: Snapshot }[]): Carrier[] {
  return items.flatMap(({ snapshot: { product } }) => verticalOf(deps, product).carriers(product));
}

interface Kept {
  readonly orderId: string;
  readonly travellers: readonly StoredTraveller[];
}

/**
 * Puts the stored number in the place of each masked one: of the saved traveller that was chosen, else of the same place in the
 * order. Where neither has it, it is refused at its field. A saved traveller of somebody else does not exist.
 */
export async function withStoredNumbers(
  ctx: TxCtx,
  given: readonly GivenTraveller[],
  carriers: readonly Carrier[],
  kept: Kept | null,
): Promise<Traveller[]> {
  const problems: DomainProblem[] = [];
  const travellers: Traveller[] = [];
  for (const [at, { savedId, save: _save, ...traveller }] of given.entries()) {
    const refuse = (field: string, description: string): void => {
      problems.push({ code: 'VALIDATION_ERROR', description, field: `travellers.${at}.${field}` });
    };
    const saved = savedId === null ? undefined : await asThemselves(ctx, () => openForBooking(ctx, savedId));
    if (savedId !== null && !saved) refuse('savedId', 'No such saved traveller');
    const { document, knownTravellerNumber: known } = traveller;
    const number = document && documentNumberOf(ctx, document.number, at, saved, kept);
    if (document && number === undefined) refuse('document.number', 'No such number is stored; send it in full');
    const knownNumber = known && knownNumberOf(ctx, known, at, saved, kept);
    if (known && !knownNumber) refuse('knownTravellerNumber', 'No such number is stored; send it in full');
    travellers.push({
      ...traveller,
      document: document && { ...document, number: number ?? document.number },
      knownTravellerNumber: knownNumber || null,
      loyalty: saved ? memberOf(saved, carriers) : keptLoyalty(ctx, traveller, at, kept),
    });
  }
  const [first, ...rest] = problems;
  if (first) throw new InvalidInput([first, ...rest]);
  return travellers;
}

/** Saved travellers are of whoever acts; the order may be somebody else's whose link they follow. */
function asThemselves<T>({ actor, db, tx }: TxCtx, work: () => Promise<T>): Promise<T> {
  return db.showWhile(tx, rowsOf(actor), work);
}

/** The membership that a carrier of this journey knows: its programme has the carrier's name in it, or is its code. */
function memberOf({ loyalty }: FullTraveler, carriers: readonly Carrier[]): Traveller['loyalty'] {
  const known = (programme: string) => (carrier: Carrier) =>
    programme.toLowerCase().includes(carrier.name.toLowerCase()) || programme.toUpperCase() === carrier.code;
  const found = loyalty.find(({ programme, number }) => number !== '' && carriers.some(known(programme)));
  return found ? { programme: found.programme, number: found.number } : null;
}

/** Stays with the person, not with the place. */
function keptLoyalty(
  ctx: TxCtx,
  { familyName, dateOfBirth }: Pick<Traveller, 'dateOfBirth' | 'familyName'>,
  at: number,
  kept: Kept | null,
): Traveller['loyalty'] {
  const stored = kept?.travellers[at];
  const same = stored?.familyName === familyName && stored.dateOfBirth === dateOfBirth;
  return kept && stored && same ? findLoyalty(ctx, kept.orderId, at, stored) : null;
}

/** Those who are to be kept for the next booking; whoever is first also pays, so the contact is theirs. */
export async function saveThoseAsked(
  ctx: TxCtx,
  settings: TravelerSettings,
  given: readonly GivenTraveller[],
  { travellers, contact }: { readonly travellers: readonly Traveller[]; readonly contact: Contact },
): Promise<void> {
  if (!('accountId' in ctx.actor)) return;
  for (const [at, { save, savedId }] of given.entries()) {
    const traveller = travellers[at];
    if (!save || !traveller) continue;
    try {
      const booked = { savedId, traveller, contact: at === 0 ? contact : null };
      await asThemselves(ctx, () => saveBooked(ctx, settings, booked));
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      const field = `travellers.${at}.save`;
      throw new InvalidInput([{ code: error.code, description: error.message, field }]);
    }
  }
}

function documentNumberOf(
  ctx: TxCtx,
  sent: string,
  at: number,
  saved: FullTraveler | undefined,
  kept: Kept | null,
): string | undefined {
  if (!keptDocumentNumber.test(sent)) return sent;
  const ends = (number: string | undefined) => number?.slice(-2).toUpperCase() === sent.slice(-2).toUpperCase();
  const ofSaved = saved?.documents.find(({ number }) => ends(number))?.number;
  if (ofSaved !== undefined) return ofSaved;
  const document = kept?.travellers[at]?.document;
  const ofOrder = kept && document ? findNumber(ctx, kept.orderId, at, document) : undefined;
  return ends(ofOrder) ? ofOrder : undefined;
}

function knownNumberOf(
  ctx: TxCtx,
  sent: string,
  at: number,
  saved: FullTraveler | undefined,
  kept: Kept | null,
): string | undefined {
  if (!sent.startsWith('*')) return sent.toUpperCase();
  if (saved?.knownTravelerNumber) return saved.knownTravelerNumber;
  const stored = kept?.travellers[at];
  return kept && stored ? findKnownNumber(ctx, kept.orderId, at, stored) : undefined;
}
