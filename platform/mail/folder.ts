import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock, Logger, MailDraft, Mailer } from '#platform/core';
import { mailId } from './key.ts';

export interface MailSummary {
  readonly id: string;
  readonly at: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
}
export interface KeptMail extends MailSummary {
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly content: string }[];
}

interface Parts {
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Keeps mail as files: `<id>.json` with all of it, beside `.html` and `.txt` to open by hand. */
export function createFolderMailer({ folder, clock, log }: Parts): Mailer {
  return {
    async send(mail) {
      const id = mailId(mail.key);
      await mkdir(folder, { recursive: true });
      const kept = await keepOnce(folder, id, toKept(id, clock.now(), mail));
      if (!kept) return log.info('Mail was sent before', { mail: id });
      await writeFile(join(folder, `${id}.html`), mail.html);
      await writeFile(join(folder, `${id}.txt`), mail.text);
      // A subject may hold the code that signs in.
      log.info('Mail kept as a file', { mail: id });
    },
  };
}

/** Written aside, then linked: of two senders with one key the first wins, and no reader sees half a mail. */
async function keepOnce(folder: string, id: string, mail: KeptMail): Promise<boolean> {
  const aside = join(folder, `.${id}.${process.pid}.${Math.random().toString(36).slice(2)}`);
  await writeFile(aside, JSON.stringify(mail, null, 2), { flag: 'wx' });
  try {
    await link(aside, join(folder, `${id}.json`));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside);
  }
}

function toKept(id: string, at: Date, mail: MailDraft): KeptMail {
  const { to, from, subject, text, html, headers = {}, attachments = [] } = mail;
  return { id, at: at.toISOString(), to, from, subject, text, html, headers, attachments };
}

/** What stands in the list, by path of the file: a mail is never changed once it is kept. */
const summaries = new Map<string, MailSummary>();

/** The latest mail first. Each file is read once in the life of the process. */
export async function listMail(folder: string, limit = 200): Promise<MailSummary[]> {
  const names = await readdir(folder).catch(() => []);
  const ids = names.filter((name) => /^[0-9a-f]{32}\.json$/.test(name)).map((name) => name.slice(0, 32));
  const mails = await Promise.all(ids.map((id) => summaryOf(folder, id)));
  return mails
    .filter((mail) => mail !== undefined)
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? 1 : -1))
    .slice(0, limit);
}

async function summaryOf(folder: string, id: string): Promise<MailSummary | undefined> {
  const path = join(folder, id);
  const known = summaries.get(path);
  if (known) return known;
  const mail = await readMail(folder, id);
  if (!mail) return undefined;
  const { at, to, from, subject } = mail;
  const summary = { id, at, to, from, subject };
  summaries.set(path, summary);
  return summary;
}

/** Undefined when there is no such mail; an id that is not one of ours never reaches the file system. */
export async function readMail(folder: string, id: string): Promise<KeptMail | undefined> {
  if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as KeptMail);
}
