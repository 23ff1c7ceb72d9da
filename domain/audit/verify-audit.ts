import { chainStart, hashEntries, hashEntry, hashSeal } from './hashes.ts';
import type { AuditSigner } from './ports.ts';
import type { AuditEntry, AuditHead, AuditLine, AuditSeal, SealedEntry } from './rows.ts';

/** An entry that comes to light so much later than it says was not left by a transaction that ended late: none lives so long. */
const graceMs = 600_000;
const listed = 100;

type FaultCode =
  | 'entry_changed'
  | 'entry_missing'
  | 'entry_slipped_in'
  | 'entries_changed'
  | 'misplaced'
  | 'seal_changed'
  | 'seal_missing'
  | 'chain_broken'
  | 'signature'
  | 'cut';

export interface AuditFault {
  readonly code: FaultCode;
  readonly seal: number | null;
  readonly entry: string | null;
}

export interface AuditReport {
  readonly entries: number;
  readonly seals: number;
  /** In the order in which they were met; the first hundred. */
  readonly faults: readonly AuditFault[];
  readonly faultCount: number;
  /** What no seal holds yet: nothing says whether any of it is missing or changed. */
  readonly tail: { readonly entries: number; readonly oldest: string | null };
  readonly head: AuditHead | null;
  /** Seals whose own key is not listed any more; the chain after them vouches for them. */
  readonly withOldKeys: number;
}

export interface AuditVerifier {
  /** The name of the chain, once its first seal came. */
  readonly chain: string | null;
  take(line: AuditLine): void;
  /** `anchor`: where the chain had got to when somebody outside looked; null where nobody did. */
  end(anchor: AuditHead | null): AuditReport;
}

/** All lines at once; `createAuditVerifier` for a trail that is longer than memory. Pure. */
export function verifyAudit(
  lines: Iterable<AuditLine>,
  { signer, anchor }: { readonly signer: Pick<AuditSigner, 'verify'>; readonly anchor: AuditHead | null },
): AuditReport {
  const verifier = createAuditVerifier(signer);
  for (const line of lines) verifier.take(line);
  return verifier.end(anchor);
}

export function createAuditVerifier(signer: Pick<AuditSigner, 'verify'>): AuditVerifier {
  return new Verifier(signer);
}

class Verifier implements AuditVerifier {
  readonly #signer: Pick<AuditSigner, 'verify'>;
  readonly #faults: AuditFault[] = [];
  readonly #tail = { entries: 0, oldest: null as string | null };
  /** By number, where somebody may ask: an anchor names any of them. */
  readonly #hashes = new Map<number, string>();
  #count = { entries: 0, seals: 0, faults: 0, unsigned: 0 };
  chain: string | null = null;
  #before: AuditSeal | null = null;
  #seal: AuditSeal | null = null;
  #held: SealedEntry[] = [];
  /** The newest key in any seal before this one. */
  #reached = '';

  constructor(signer: Pick<AuditSigner, 'verify'>) {
    this.#signer = signer;
  }

  take(line: AuditLine): void {
    if (line.kind === 'seal') this.#begin(line);
    else if (line.kind === 'sealed') this.#hold(line);
    else this.#leave(line);
  }

  end(anchor: AuditHead | null): AuditReport {
    this.#finish();
    const head = this.#before;
    if (head && !this.#signed(head)) this.#fault('signature', head.number);
    if (anchor && this.#hashes.get(anchor.number) !== anchor.hash) this.#fault('cut', anchor.number);
    const { entries, seals, faults, unsigned } = this.#count;
    return {
      entries,
      seals,
      faults: this.#faults,
      faultCount: faults,
      tail: this.#tail,
      head: head && { number: head.number, hash: head.hash },
      withOldKeys: unsigned - (head && !this.#signed(head) ? 1 : 0),
    };
  }

  #signed(seal: AuditSeal): boolean {
    return this.#signer.verify(seal.hash, seal.signature);
  }

  #fault(code: FaultCode, seal: number | null, entry: string | null = null): void {
    this.#count.faults += 1;
    if (this.#faults.length < listed) this.#faults.push({ code, seal, entry });
  }

  #begin(seal: AuditSeal): void {
    this.#finish();
    const before = this.#before;
    for (let number = (before?.number ?? 0) + 1; number < seal.number && number < seal.number + listed; number++) {
      this.#fault('seal_missing', number);
    }
    if (hashSeal(seal) !== seal.hash) this.#fault('seal_changed', seal.number);
    if (seal.number <= (before?.number ?? 0)) this.#fault('misplaced', seal.number);
    if (seal.previous !== (before?.hash ?? chainStart)) this.#fault('chain_broken', seal.number);
    if (!this.#signed(seal)) this.#count.unsigned += 1;
    this.#count.seals += 1;
    this.chain ??= seal.hash;
    this.#hashes.set(seal.number, seal.hash);
    this.#seal = seal;
  }

  #hold(sealed: SealedEntry): void {
    const { entry, entryId, seal, position } = sealed;
    if (entry) this.#count.entries += 1;
    if (seal !== this.#seal?.number) {
      this.#fault('misplaced', seal, entryId);
      return;
    }
    if (position !== this.#held.length) this.#fault('misplaced', seal, entryId);
    if (!entry) this.#fault('entry_missing', seal, entryId);
    else if (entry.id !== entryId || hashEntry(entry) !== sealed.hash) this.#fault('entry_changed', seal, entryId);
    else if (this.#isLate(entry)) this.#fault('entry_slipped_in', seal, entryId);
    this.#held.push(sealed);
  }

  #leave(entry: AuditEntry): void {
    this.#finish();
    this.#count.entries += 1;
    this.#tail.entries += 1;
    this.#tail.oldest ??= entry.at;
    if (this.#isLate(entry)) this.#fault('entry_slipped_in', null, entry.id);
  }

  /** Its place is before what an earlier seal ended with, or its key is of another time than it says. */
  #isLate({ id, at }: AuditEntry): boolean {
    const saidMs = Date.parse(at);
    const keyMs = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
    if (Math.abs(keyMs - saidMs) > graceMs) return true;
    const sealedMs = this.#before === null ? 0 : Date.parse(this.#before.sealedAt);
    return id < this.#reached && saidMs + graceMs < sealedMs;
  }

  /** What the open seal says of its entries against what came. */
  #finish(): void {
    const seal = this.#seal;
    if (!seal) return;
    const ids = this.#held.map((sealed) => sealed.entryId);
    const holds =
      seal.entries === ids.length &&
      seal.firstId === (ids[0] ?? null) &&
      seal.lastId === (ids.at(-1) ?? null) &&
      seal.entriesHash === hashEntries(this.#held.map((sealed) => sealed.hash));
    if (!holds) this.#fault('entries_changed', seal.number);
    if (seal.lastId !== null && seal.lastId > this.#reached) this.#reached = seal.lastId;
    [this.#before, this.#seal, this.#held] = [seal, null, []];
  }
}
