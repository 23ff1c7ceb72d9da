import type { Clock, Database, Logger } from '#platform/core';
import { chainStart, hashEntries, hashSeal } from './hashes.ts';
import type { AuditAnchor, AuditSigner } from './ports.ts';
import type { AuditSeal } from './rows.ts';
import { findLastSeal, findSealHash, type Hashed, insertSeal, listToSeal, noId } from './store.ts';

const batch = 500;
/** How far before the last seal each run looks for entries of transactions that ended late; no transaction lives so long. */
const lookBackMs = 3_600_000;

interface SealDeps {
  readonly signer: AuditSigner;
  readonly anchor: AuditAnchor;
}

interface SealCtx {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Seals what is not sealed yet, in batches; with `everything` also what has a key older than an hour before the last seal.
 * Of several nodes at once one writes a seal and the others leave it to that one. Answers how many entries it sealed.
 */
export function sealAudit(deps: SealDeps): (ctx: SealCtx, given?: { everything?: boolean }) => Promise<number> {
  return async (ctx, { everything = false } = {}) => {
    const whole = await agreesWithAnchor(deps, ctx);
    let [after, sealed] = [await windowOf(ctx, everything), 0];
    for (;;) {
      const entries = await sealBatch(deps, ctx, after);
      sealed += entries.length;
      const last = entries.at(-1);
      if (!last || entries.length < batch) break;
      after = last.id;
    }
    if (whole) await moveAnchor(deps, ctx);
    return sealed;
  };
}

/** A run that comes after a long silence looks back over all of it. */
async function windowOf({ db }: SealCtx, everything: boolean): Promise<string> {
  const last = everything ? undefined : await findLastSeal(db.query);
  if (!last) return noId;
  const ms = Math.max(0, Date.parse(last.sealedAt) - lookBackMs);
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** The head is read before the entries: whoever seals meanwhile takes the number, and this one gives way. */
async function sealBatch({ signer }: SealDeps, { db, clock }: SealCtx, after: string): Promise<readonly Hashed[]> {
  return db.transact(async (tx) => {
    const last = await findLastSeal(tx);
    const entries = await listToSeal(tx, after, batch);
    // After a change of keys the head is signed anew, even where nothing else happened.
    const outdated = last !== undefined && last.signature !== signer.sign(last.hash);
    if (entries.length === 0 && !outdated) return [];
    const members = entries.map(({ id, hash }, position) => ({ entry_id: id, position, hash }));
    const content = {
      number: (last?.number ?? 0) + 1,
      firstId: entries[0]?.id ?? null,
      lastId: entries.at(-1)?.id ?? null,
      entries: entries.length,
      entriesHash: hashEntries(entries.map(({ hash }) => hash)),
      previous: last?.hash ?? chainStart,
      sealedAt: clock.now().toISOString().replace('Z', '000Z'),
    };
    const hash = hashSeal(content);
    const seal: AuditSeal = { ...content, hash, signature: signer.sign(hash) };
    return (await insertSeal(tx, seal, members)) ? entries : [];
  });
}

/** False, and said loudly, when the chain no longer holds a seal that this node saw in it. */
async function agreesWithAnchor({ anchor }: SealDeps, { db, log }: SealCtx): Promise<boolean> {
  const chain = await findSealHash(db.query, 1);
  const known = chain === undefined ? null : await anchor.read(chain);
  if (!known) return true;
  const found = await findSealHash(db.query, known.number);
  if (found === known.hash) return true;
  const what = found === undefined ? 'ends before a seal that was there' : 'has another seal than was there';
  log.error(`the audit chain ${what}: a backup was restored, or somebody changed it`, { ...known, found });
  return false;
}

async function moveAnchor({ anchor }: SealDeps, { db, log }: SealCtx): Promise<void> {
  const [chain, head] = [await findSealHash(db.query, 1), await findLastSeal(db.query)];
  if (chain === undefined || !head) return;
  const known = await anchor.read(chain);
  if (known?.number === head.number) return;
  await anchor.write(chain, { number: head.number, hash: head.hash });
  log.debug('audit sealed', { number: head.number, hash: head.hash });
}
