import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashEntry, hashSeal } from './hashes.ts';
import type { AuditHead, AuditLine } from './rows.ts';
import { entryAt, idAt, momentAt, signerOf, trailOf } from './testing/trail.ts';
import { verifyAudit } from './verify-audit.ts';

const signer = signerOf('key');
const verify = (lines: readonly AuditLine[], anchor: AuditHead | null = null) => verifyAudit(lines, { signer, anchor });
const sealOf = (lines: readonly AuditLine[], number: number) => {
  const seal = lines.find((line) => line.kind === 'seal' && line.number === number);
  if (seal?.kind !== 'seal') throw new TypeError(`no seal ${number}`);
  return seal;
};
/** The trail with one of its entries, sealed as 1/1 of three seals, replaced. */
function changed(change: (line: AuditLine) => AuditLine[]): AuditLine[] {
  return trailOf([2, 3, 2], { tail: 1 }).flatMap((line) =>
    line.kind === 'sealed' && line.seal === 2 && line.position === 1 ? change(line) : [line],
  );
}
const victim = idAt(1, 3);

test('a whole trail has no fault, and the unsealed tail is counted with its oldest moment', () => {
  const report = verify(trailOf([2, 0, 3], { tail: 2 }));
  expect(report).toMatchObject({ entries: 7, seals: 3, faultCount: 0, tail: { entries: 2, oldest: momentAt(3) } });
  expect(report.head?.number).toBe(3);
  expect(verify([])).toMatchObject({ entries: 0, seals: 0, faultCount: 0, head: null });
});

test('S32 an entry of which any value was changed is named', () => {
  for (const value of ['at', 'verb', 'actorKind', 'actor', 'companyId', 'requestId', 'facts'] as const) {
    const lines = changed((line) =>
      line.kind === 'sealed' && line.entry ? [{ ...line, entry: { ...line.entry, [value]: 'other' } }] : [],
    );
    expect(verify(lines).faults).toEqual([{ code: 'entry_changed', seal: 2, entry: victim }]);
  }
});

test('S32 an entry that was changed together with its hash breaks its seal', () => {
  const lines = changed((line) => {
    if (line.kind !== 'sealed' || !line.entry) return [];
    const entry = { ...line.entry, facts: '{}' };
    return [{ ...line, entry, hash: hashEntry(entry) }];
  });
  expect(verify(lines).faults).toEqual([{ code: 'entries_changed', seal: 2, entry: null }]);
});

test('S32 a deleted entry is named, also where its place in the seal went with it', () => {
  expect(verify(changed((line) => (line.kind === 'sealed' ? [{ ...line, entry: null }] : []))).faults).toEqual([
    { code: 'entry_missing', seal: 2, entry: victim },
  ]);
  const without = verify(changed(() => []));
  expect(without.faults.map(({ code, seal }) => [code, seal])).toEqual([
    ['misplaced', 2],
    ['entries_changed', 2],
  ]);
});

test('S32 an entry written into a sealed time is named, in the tail and after a later seal took it in', () => {
  const early = entryAt(1, 99);
  const sizes = Array.from({ length: 15 }, () => 1);
  const inTail = verify([...trailOf(sizes), { kind: 'unsealed', ...early }]);
  expect(inTail.faults).toEqual([{ code: 'entry_slipped_in', seal: null, entry: early.id }]);
  // The key is new, the time that it says is not.
  const disguised = { ...early, id: idAt(15, 99) };
  expect(verify([...trailOf(sizes), { kind: 'unsealed', ...disguised }]).faults[0]?.entry).toBe(disguised.id);
  const late = { ...entryAt(14, 99), id: idAt(13, 99), at: momentAt(13) };
  expect(verify([...trailOf(sizes), { kind: 'unsealed', ...late }]).faultCount).toBe(0);
});

test('S32 entries in another order break their seal', () => {
  const lines = trailOf([1, 3]);
  const [first, second] = [lines[3], lines[4]];
  if (first?.kind !== 'sealed' || second?.kind !== 'sealed') throw new TypeError('not as expected');
  const swapped = [...lines.slice(0, 3), { ...second, position: 0 }, { ...first, position: 1 }, ...lines.slice(5)];
  expect(verify(swapped).faults).toEqual([{ code: 'entries_changed', seal: 2, entry: null }]);
  expect(verify([...lines.slice(0, 3), second, first, ...lines.slice(5)]).faults[0]).toMatchObject({
    code: 'misplaced',
    entry: second.entryId,
  });
});

test('S32 a seal that is gone from the middle is named; one made anew breaks the chain', () => {
  const lines = trailOf([1, 1, 1]);
  const gone = verify(lines.filter((line) => line.kind !== 'seal' || line.number !== 2));
  expect(gone.faults.map(({ code, seal }) => [code, seal])).toContainEqual(['seal_missing', 2]);
  const old = sealOf(lines, 2);
  const content = { ...old, sealedAt: momentAt(1) };
  const forged = { ...content, hash: hashSeal(content) };
  expect(verify(lines.map((line) => (line === old ? { ...old, sealedAt: momentAt(1) } : line))).faults[0]).toEqual({
    code: 'seal_changed',
    seal: 2,
    entry: null,
  });
  expect(verify(lines.map((line) => (line === old ? forged : line))).faults[0]).toMatchObject({
    code: 'chain_broken',
    seal: 3,
  });
});

test('S32 a chain that was cut at its end is found by what is remembered outside of it', () => {
  const lines = trailOf([1, 2, 1]);
  const { number, hash } = sealOf(lines, 3);
  const cut = trailOf([1, 2]);
  expect(verify(lines, { number, hash }).faultCount).toBe(0);
  expect(verify(cut, { number, hash }).faults).toEqual([{ code: 'cut', seal: 3, entry: null }]);
  // A cut chain that grew again has another seal there.
  expect(verify(trailOf([1, 2, 2]), { number, hash }).faults).toEqual([{ code: 'cut', seal: 3, entry: null }]);
});

test('S32 a head that none of the keys signed is refused; older seals may be of keys that went', () => {
  const forged = trailOf([1, 1], { signer: signerOf('guessed') });
  expect(verify(forged).faults).toEqual([{ code: 'signature', seal: 2, entry: null }]);
  const [old, both] = [trailOf([1, 1], { signer: signerOf('old') }), signerOf('key', 'old')];
  expect(verifyAudit(old, { signer: both, anchor: null })).toMatchObject({ faultCount: 0, withOldKeys: 0 });
  const rotated = old.map((line) =>
    line.kind === 'seal' && line.number === 2 ? { ...line, signature: signer.sign(line.hash) } : line,
  );
  expect(verify(rotated)).toMatchObject({ faultCount: 0, withOldKeys: 1 });
});

test('S32 no change of one line of any trail goes unnoticed', () => {
  const sizes = fc.array(fc.nat(4), { minLength: 1, maxLength: 6 });
  const change = fc.constantFrom('drop', 'double', 'swap', 'value');
  let changes = 0;
  fc.assert(
    fc.property(sizes, fc.nat(), change, fc.nat(), (given, at, how, which) => {
      const lines = trailOf(given);
      const head = sealOf(lines, given.length);
      const tampered = tamper(lines, at % lines.length, how, which);
      if (JSON.stringify(tampered) === JSON.stringify(lines)) return;
      changes += 1;
      expect(verify(lines, head).faultCount).toBe(0);
      expect(verify(tampered, head).faultCount).toBeGreaterThan(0);
    }),
    { numRuns: 2_000 },
  );
  expect(changes).toBeGreaterThan(1_000);
});

function tamper(lines: readonly AuditLine[], at: number, how: string, which: number): AuditLine[] {
  const line = lines[at]!;
  if (how === 'drop') return lines.toSpliced(at, 1);
  if (how === 'double') return lines.toSpliced(at, 0, line);
  const next = lines[at + 1];
  if (how === 'swap') return next ? lines.toSpliced(at, 2, next, line) : lines.toSpliced(at, 1);
  const inner = line.kind === 'sealed' && line.entry && which % 2 === 0 ? line.entry : line;
  // The signature of a seal that is not the head may be of a key that went.
  const keys = Object.keys(inner).filter((key) => !['kind', 'entry', 'signature'].includes(key));
  const key = keys[which % keys.length]!;
  const value = (inner as unknown as Record<string, unknown>)[key];
  const other = typeof value === 'number' ? value + 1 : `${String(value)}x`;
  const replaced = { ...inner, [key]: other };
  return lines.toSpliced(at, 1, (inner === line ? replaced : { ...line, entry: replaced }) as AuditLine);
}
