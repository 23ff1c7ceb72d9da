import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database, MailDraft } from '#platform/core';
import { Client } from './client.ts';
import { isHeard } from './listen.ts';
import { PASSWORD, peopleOf } from './target.ts';

export const OWN = 'http://localhost:3000';

/** The site as it is shipped, pages and all, in this process over a database of its own. */
export interface Whole {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly mails: readonly MailDraft[];
  readonly client: (ip: string) => Client;
  readonly account: (email: string) => Promise<string>;
  readonly signedIn: (email: string, ip: string) => Promise<Client>;
  deliver(): Promise<void>;
  close(): Promise<void>;
}

export async function openWhole(logLevel = isHeard() ? 'debug' : 'error'): Promise<Whole> {
  const { begin } = await import('../../server/compose/begin.ts');
  const { compose } = await import('../../server/compose.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'attack-'));
  const composed = await compose(
    begin({ DATA_DIR: dataDir, BASE_URL: OWN, TRUST_PROXY: 'true', LOG_LEVEL: logLevel, NODE_ENV: 'production' }),
  );
  await composed.app.ready();
  const { foundation, app, runner } = composed;
  const mails: MailDraft[] = [];
  const send = foundation.mailer.send.bind(foundation.mailer);
  Object.assign(foundation.mailer, {
    send: async (mail: MailDraft) => {
      mails.push(mail);
      return send(mail);
    },
  });
  const account = peopleOf(foundation.database.database);
  const client = (ip: string) => new Client(app, ip);
  return {
    app,
    db: foundation.database.database,
    mails,
    client,
    account,
    async signedIn(email, ip) {
      await account(email);
      const own = client(ip);
      const answer = await own.ask('/k/run/auth/login', { username: email, passwd: PASSWORD, sticky: 'on' });
      if (answer.status !== 0) throw new TypeError(`${email} cannot sign in: ${answer.errorCode}`);
      return own;
    },
    async deliver() {
      await runner.drain();
    },
    async close() {
      await composed.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
