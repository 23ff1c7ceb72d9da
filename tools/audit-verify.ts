import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type AuditHead, type AuditLine, type AuditReport, createAuditVerifier, readAudit } from '#domain/audit';
import { type Config, loadConfig, withSecretKeys } from '#platform/config';
import { openToRead } from '#platform/database';
import { createLogger } from '#platform/logger';
import { AUDIT_SIGNATURE } from '../server/compose/audit.ts';
import { auditAnchor } from '../server/compose/audit-anchor.ts';
import { createSigner } from '../server/compose/signer.ts';

const USAGE = 'npm run audit:verify [-- FILE.jsonl] [--write FILE.jsonl] [--head NUMBER:HASH]';

/**
 * Verifies the audit trail of the database in DATABASE_URL or DATA_DIR, or of a file that `--write` made. `--head` names a seal
 * that is known to have been there; without it the one that this DATA_DIR remembers. Answers true when nothing is wrong.
 */
export async function verify(args: readonly string[], env: NodeJS.ProcessEnv, say: (line: string) => void) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { write: { type: 'string' }, head: { type: 'string' } },
  });
  const config = keyed(loadConfig(env));
  const verifier = createAuditVerifier(createSigner(config.secretKeys, AUDIT_SIGNATURE));
  const [file] = positionals;
  const out = values.write === undefined ? null : createWriteStream(values.write, { flags: 'wx', mode: 0o600 });
  for await (const line of file === undefined ? fromDatabase(config) : fromFile(file)) {
    verifier.take(line);
    if (out && !out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
  }
  if (out) await finished(out.end());
  const known = values.head === undefined ? await remembered(config, verifier.chain) : headIn(values.head);
  const report = verifier.end(known.head);
  for (const line of sentences(report, known.note)) say(line);
  return report.faultCount === 0;
}

/** A key made up here would fit nothing. */
function keyed(config: Config): Config {
  if (config.secretKeys.length === 0 && !existsSync(join(config.dataDir, 'secret-key')))
    throw new TypeError('The seals are signed with SECRET_KEYS: name them, or the DATA_DIR that keeps the key');
  return withSecretKeys(config);
}

async function* fromDatabase(config: Config): AsyncGenerator<AuditLine> {
  const open = await openToRead({ config, log: createLogger({ level: 'silent' }) });
  if (!open) throw new TypeError(`There is no database in ${config.dataDir}; name another DATA_DIR or a DATABASE_URL`);
  try {
    yield* readAudit(open.database);
  } finally {
    await open.close();
  }
}

async function* fromFile(path: string): AsyncGenerator<AuditLine> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    if (line !== '') yield JSON.parse(line) as AuditLine;
  }
}

interface Known {
  readonly head: AuditHead | null;
  readonly note: string;
}

async function remembered({ dataDir }: Config, chain: string | null): Promise<Known> {
  const anchor = auditAnchor(dataDir);
  const head = chain === null ? null : await anchor.read(chain);
  if (head) return { head, note: `this DATA_DIR remembers seal ${head.number}` };
  const others = (await anchor.chains()).length;
  const note = 'nothing outside of the database remembers this chain, so a cut at its end would not show';
  return { head: null, note: others > 0 ? `${note}; this DATA_DIR remembers ${others} other chains` : note };
}

function headIn(text: string): Known {
  const [, number, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (number === undefined || hash === undefined) throw new TypeError(`${text} is no head: ${USAGE}`);
  return { head: { number: Number(number), hash }, note: `given: seal ${number}` };
}

const FAULTS = {
  entry_changed: 'was changed after it was sealed',
  entry_missing: 'is gone',
  entry_slipped_in: 'came to light long after the time that it says',
  entries_changed: 'does not hold the entries that it was made over',
  misplaced: 'is not in its place',
  seal_changed: 'was changed',
  seal_missing: 'is gone',
  chain_broken: 'does not follow the seal before it',
  signature: 'is signed with none of the keys in SECRET_KEYS',
  cut: 'was there once and is not in the chain: it was cut, replaced, or an older backup was restored',
} as const;

function sentences(report: AuditReport, note: string): string[] {
  const { entries, seals, tail, head, faults, faultCount, withOldKeys } = report;
  const lines = faults.map(({ code, seal, entry }) => {
    const of = seal === null ? 'no seal' : `seal ${seal}`;
    return `${entry === null ? of : `entry ${entry} (${of})`} ${FAULTS[code]}`;
  });
  return [
    `Entries: ${entries}`,
    `Seals: ${seals}`,
    `Head: ${head ? `${head.number}:${head.hash}` : 'none'} (${note})`,
    `Unsealed tail: ${tail.entries}${tail.oldest === null ? '' : `, the oldest of ${tail.oldest}`}`,
    ...(withOldKeys > 0
      ? [`Seals with keys that are not listed any more: ${withOldKeys}; the chain vouches for them`]
      : []),
    ...(faultCount === 0 ? ['Whole.'] : [`FAULTS: ${faultCount}. The first: ${lines[0]}`, ...lines.slice(1)]),
  ];
}

if (import.meta.main) {
  try {
    const whole = await verify(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
    process.exitCode = whole ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
