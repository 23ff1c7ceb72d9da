import type { Assistance, Contact, TravelDocument, Traveller } from '#contract/booking';
import type { OutputOf } from '#contract/core';
import {
  chooseTraveler,
  MOST,
  type Need,
  newTraveler,
  type SavedTraveler,
  splitPhone,
  type TravelerChoice,
} from '#contract/travelers';
import { anybody, type Ctx, signedIn, type TxCtx, verb, type Verb } from '#domain/kernel';
import { listOf } from './read-travelers.ts';
import { saveTraveler } from './save-traveler.ts';
import { openReadable, type FullTraveler } from './sealed-numbers.ts';
import type { TravelerSettings } from './settings.ts';
import { findRow, listRows, scopeOf } from './store.ts';

/** How a need is said to those who help, in the reader's language. */
export type SayNeeds = (needs: readonly Need[], locale: string) => string;

/** Needs that booking has a word of its own for; of the others it is told in the note. */
const ASSISTANCE: Partial<Record<Need, Assistance>> = {
  wheelchair: 'wheelchair',
  service_animal: 'service_animal',
  sight_or_hearing: 'sight_or_hearing',
};

/** Whom checkout offers: guests are welcome there, and have nobody to choose from. */
export function choosableTravelers(say: SayNeeds): Verb<typeof chooseTraveler.input, OutputOf<typeof chooseTraveler>> {
  return verb({
    name: 'choosableTravelers',
    allow: anybody,
    input: chooseTraveler.input,
    async run({ ctx }) {
      if (!signedIn.admits(ctx.actor)) return { travelers: null };
      const saved = await listOf(ctx, scopeOf(ctx.actor));
      return { travelers: saved.map((traveler) => choiceOf(ctx, traveler, say)) };
    },
  });
}

function choiceOf({ locale }: Ctx, traveler: SavedTraveler, say: SayNeeds): TravelerChoice {
  const { firstName, middleName, needs, needsNote, phoneCountryCode, phoneNumber } = traveler;
  const paper = lasting(traveler.documents);
  const known = needs.flatMap((need) => ASSISTANCE[need] ?? []);
  const others = needs.filter((need) => !ASSISTANCE[need]);
  const note = [others.length > 0 ? say(others, locale) : '', needsNote].filter(Boolean).join('. ');
  return {
    travelerId: traveler.travelerId,
    preferred: traveler.preferred,
    emailAddress: traveler.emailAddress,
    phone: phoneNumber && `+${phoneCountryCode}${phoneNumber}`,
    givenNames: `${firstName} ${middleName}`.trim(),
    familyName: traveler.lastName,
    dateOfBirth: traveler.dateOfBirth,
    gender: traveler.gender,
    nationality: traveler.nationality || null,
    document: paper
      ? {
          type: paper.type,
          lastTwo: paper.number.slice(-2) || null,
          issuedBy: paper.issuedBy,
          expiresOn: paper.expiresOn,
        }
      : null,
    knownTraveller: traveler.knownTravelerNumber !== '',
    assistance: others.length > 0 || (note !== '' && known.length === 0) ? [...known, 'other'] : known,
    assistanceNote: note.slice(0, 300),
  };
}

function lasting<D extends { readonly expiresOn: string }>(documents: readonly D[]): D | undefined {
  return [...documents].sort((a, b) => (a.expiresOn < b.expiresOn ? 1 : -1))[0];
}

/** The saved traveller with numbers in full, for a booking that this account makes. Undefined where it has no such. */
export async function openForBooking(ctx: TxCtx, id: string): Promise<FullTraveler | undefined> {
  if (!signedIn.admits(ctx.actor)) return undefined;
  const row = await findRow(ctx.tx, scopeOf(ctx.actor), id);
  return row && openReadable(ctx, row, row.stored);
}

interface Booked {
  /** Whom of the saved ones was chosen, if any: that one is brought up to date. */
  readonly savedId: string | null;
  readonly traveller: Traveller;
  /** Of whoever pays; null for the others. */
  readonly contact: Contact | null;
}

/** Keeps somebody who was typed or changed in checkout, in the transaction that stores the booking. */
export async function saveBooked(
  ctx: TxCtx,
  settings: TravelerSettings,
  { savedId, traveller, contact }: Booked,
): Promise<void> {
  const known = savedId === null ? undefined : await openForBooking(ctx, savedId);
  const rows = await listRows(ctx.tx, scopeOf(ctx.actor));
  const preferred = known ? rows.some((row) => row.id === savedId && row.preferred) : rows.length === 0;
  const { travelerId: _id, ...empty } = newTraveler();
  const before: FullTraveler = known ?? empty;
  // A lead guest is asked for nothing but the name: what is not asked stays as it was.
  const guest = traveller.dateOfBirth === null;
  const gender = traveller.gender && settings.genders.includes(traveller.gender) ? traveller.gender : before.gender;
  const phone = contact?.phone ? splitPhone(contact.phone, before.phoneCountryCodeISO || ctx.country) : undefined;
  await saveTraveler(ctx, settings, known ? savedId : null, {
    ...before,
    ...namesOf(traveller.givenNames, before),
    lastName: traveller.familyName,
    dateOfBirth: traveller.dateOfBirth ?? before.dateOfBirth,
    gender,
    nationality: traveller.nationality ?? before.nationality,
    knownTravelerNumber: traveller.knownTravellerNumber ?? before.knownTravelerNumber,
    documents: withDocument(before.documents, traveller.document),
    needs: guest ? before.needs : withAssistance(before.needs, traveller.assistance),
    needsNote: known ? before.needsNote : traveller.assistanceNote,
    ...(contact && !before.emailAddress && { emailAddress: contact.email }),
    ...(!before.phoneNumber && phone),
    preferred,
  });
}

/** Passports print first and middle names in one line; where nothing changed they stay as they were told apart. */
function namesOf(givenNames: string, { firstName, middleName }: FullTraveler) {
  if (`${firstName} ${middleName}`.trim() === givenNames) return { firstName, middleName };
  const [first = '', ...rest] = givenNames.split(/\s+/);
  return { firstName: first, middleName: rest.join(' ') };
}

function withDocument(before: FullTraveler['documents'], document: TravelDocument | null): FullTraveler['documents'] {
  if (!document) return before;
  const same = before.find(({ type, issuedBy }) => type === document.type && issuedBy === document.issuedBy);
  const others = before.filter((each) => each !== same).sort((a, b) => (a.expiresOn < b.expiresOn ? 1 : -1));
  return [{ ...document, documentId: same?.documentId ?? '' }, ...others].slice(0, MOST.documents);
}

function withAssistance(before: readonly Need[], chosen: readonly Assistance[]): Need[] {
  const others = before.filter((need) => !ASSISTANCE[need]);
  const needs = (Object.keys(ASSISTANCE) as Need[]).filter((need) => chosen.some((each) => each === ASSISTANCE[need]));
  const helped = chosen.includes('other') && others.length === 0 ? (['assistance'] as const) : others;
  return [...helped, ...needs];
}
