import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Attack, createTally } from './kinds.ts';

const ann = 'ann@example.com';
const MAIL = { to: ann, from: ann, subject: 'A code', text: '123456', html: '<p>123456</p>', key: 'attack' };

/** Starts the site in a new DATA_DIR, has it write mails, and looks for files that others on the machine can read or write. */
export const openFiles: Attack = {
  id: 'F3',
  what: 'Others on the machine read or write files of DATA_DIR',
  async run() {
    if (process.platform === 'win32') return { tries: 0, breaches: [], skipped: 'files have no modes here' };
    const base = mkdtempSync(join(tmpdir(), 'attack-files-'));
    const before = process.umask(0o022);
    try {
      return await look(join(base, 'data'));
    } finally {
      process.umask(before);
      rmSync(base, { recursive: true, force: true });
    }
  },
};

async function look(dataDir: string) {
  const { begin } = await import('../../server/compose/begin.ts');
  const { layFoundation } = await import('../../server/compose/foundation.ts');
  const { mailer, database } = await layFoundation(begin({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  const { check, outcome } = createTally();
  try {
    await mailer.send(MAIL);
    for (const path of filesIn(dataDir)) {
      const { mode } = lstatSync(path, { throwIfNoEntry: false }) ?? { mode: 0 };
      check((mode & 0o077) === 0, `${path.slice(dataDir.length)} has mode ${(mode & 0o777).toString(8)}`);
    }
  } finally {
    await database.close();
  }
  return outcome();
}

function filesIn(folder: string): string[] {
  return [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))];
}
