import { createHmac } from 'node:crypto';
import { chainStart, hashEntries, hashEntry, hashSeal } from '../hashes.ts';
import type { AuditAnchor, AuditSigner } from '../ports.ts';
import type { AuditEntry, AuditHead, AuditLine } from '../rows.ts';

export function signerOf(...keys: readonly string[]): AuditSigner {
  const mac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');
  return {
    sign: (text) => mac(keys[0] ?? '', text),
    verify: (text, signature) => keys.some((key) => mac(key, text) === signature),
  };
}

export function memoryAnchor(): AuditAnchor & { readonly heads: Map<string, AuditHead> } {
  const heads = new Map<string, AuditHead>();
  return {
    heads,
    read: async (chain) => heads.get(chain) ?? null,
    write: async (chain, head) => void heads.set(chain, head),
  };
}

const start = Date.parse('2027-03-01T09:00:00Z');

/** The id of an entry of a minute; the number keeps those of one minute apart. */
export function idAt(minute: number, number: number): string {
  const hex = (start + minute * 60_000).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

export function momentAt(minute: number): string {
  return new Date(start + minute * 60_000).toISOString().replace('Z', '000Z');
}

export function entryAt(minute: number, number: number): AuditEntry {
  return {
    id: idAt(minute, number),
    at: momentAt(minute),
    verb: 'booking.createOrder',
    actorKind: 'traveler',
    actor: `{"kind": "traveler", "sessionId": "s${number}"}`,
    companyId: null,
    requestId: `r${number}`,
    facts: `{"orderId": "o${number}"}`,
  };
}

/** One seal a minute over so many entries each, as the job would have written them, and a tail. */
export function trailOf(sizes: readonly number[], { tail = 0, signer = signerOf('key') } = {}): AuditLine[] {
  let [previous, made] = [chainStart, 0];
  const lines = sizes.flatMap((size, index): AuditLine[] => {
    const entries = Array.from({ length: size }, () => entryAt(index, made++));
    const hashes = entries.map((entry) => hashEntry(entry));
    const content = {
      number: index + 1,
      firstId: entries[0]?.id ?? null,
      lastId: entries.at(-1)?.id ?? null,
      entries: size,
      entriesHash: hashEntries(hashes),
      previous,
      sealedAt: momentAt(index + 1),
    };
    const hash = hashSeal(content);
    previous = hash;
    return [
      { kind: 'seal', ...content, hash, signature: signer.sign(hash) },
      ...entries.map((entry, position): AuditLine => {
        return { kind: 'sealed', entryId: entry.id, seal: index + 1, position, hash: hashes[position] ?? '', entry };
      }),
    ];
  });
  const open = Array.from({ length: tail }, () => entryAt(sizes.length, made++));
  return [...lines, ...open.map((entry): AuditLine => ({ kind: 'unsealed', ...entry }))];
}
