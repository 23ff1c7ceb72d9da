import { MOST, travelers as calls, type SavedTraveler, type TravelerInput } from '#contract/travelers';
import {
  companyOf,
  DomainError,
  InvalidInput,
  NotFound,
  signedIn,
  type TxCtx,
  type Verb,
  writeVerb,
} from '#domain/kernel';
import { checkTraveler, tidied } from './check-traveler.ts';
import { keepNumbers } from './keep-numbers.ts';
import { openReadable, sealTraveler, type FullTraveler, type Place } from './sealed-numbers.ts';
import type { TravelerSettings } from './settings.ts';
import { countRows, findRow, lockList, scopeOf, setPreferred, tables } from './store.ts';
import { viewTraveler } from './view.ts';

/** 409: nobody needs so many, and a script that saves without end is stopped. */
class Full extends DomainError {
  override readonly name = 'Full';
  constructor() {
    const description = `A list keeps at most ${MOST.travelers} travellers`;
    super(409, [{ code: 'TRAVELERS_FULL', description, detail: { most: MOST.travelers } }]);
  }
}

/** Saves somebody to book for. Saved as preferred it takes that from the other one in the same transaction. */
export function createTraveler(settings: TravelerSettings): Verb<typeof calls.create.input, SavedTraveler> {
  return writeVerb({
    name: 'createTraveler',
    allow: signedIn,
    input: calls.create.input,
    audit: (_input, { travelerId }) => ({ travelerId }),
    run: async ({ ctx, input: { knownTravelerNumberApiVersion: _version, ...given } }) =>
      saveTraveler(ctx, settings, null, given),
  });
}

export function updateTraveler(settings: TravelerSettings): Verb<typeof calls.update.input, SavedTraveler> {
  return writeVerb({
    name: 'updateTraveler',
    allow: signedIn,
    input: calls.update.input,
    audit: ({ travelerId }) => ({ travelerId }),
    run: async ({ ctx, input: { knownTravelerNumberApiVersion: _version, travelerId, ...given } }) =>
      saveTraveler(ctx, settings, travelerId, given),
  });
}

/** Inside a transaction that is open already; `id` null makes a new one. */
export async function saveTraveler(
  ctx: TxCtx,
  settings: TravelerSettings,
  id: string | null,
  sent: TravelerInput,
): Promise<SavedTraveler> {
  const scope = scopeOf(ctx.actor);
  const { listId, preferredId } = await lockList(ctx.tx, scope, ctx.ids.uuid());
  const row = id === null ? undefined : await findRow(ctx.tx, scope, id);
  if (id !== null && !row) throw new NotFound('traveller');
  const place: Place = { listId, id: id ?? ctx.ids.uuid() };
  const given = tidied(sent, ctx.country);
  const stored = row && openReadable(ctx, place, row.stored);
  const { full, problems: gone } = keepNumbers(given, stored, ctx.ids);
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const [first, ...rest] = [...checkTraveler(given, settings, today), ...gone];
  if (first) throw new InvalidInput([first, ...rest]);
  if (!row && (await countRows(ctx.tx, listId)) >= MOST.travelers) throw new Full();
  await writeRow(ctx, place, full);
  const preferred = given.preferred ?? (preferredId === null ? !row : preferredId === place.id);
  if (preferred) await setPreferred(ctx.tx, listId, place.id);
  else if (preferredId === place.id) await setPreferred(ctx.tx, listId, null);
  const saved = await findRow(ctx.tx, scope, place.id);
  if (!saved) throw new NotFound('traveller');
  return viewTraveler(ctx, saved);
}

async function writeRow({ tx, sealer, clock, actor }: TxCtx, place: Place, full: FullTraveler): Promise<void> {
  const data = JSON.stringify(sealTraveler(sealer, place, full));
  const changed = { changed_at: clock.now(), data, sealed_with: sealer.keyId };
  await tables(tx)
    .insertInto('saved_traveler')
    .values({ list_id: place.listId, company_id: companyOf(actor), id: place.id, created_at: clock.now(), ...changed })
    .onConflict((conflict) => conflict.columns(['list_id', 'id']).doUpdateSet(changed))
    .execute();
}
