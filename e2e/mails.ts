import type { Page } from 'playwright-core';
import type { DevMail, DevMailSummary } from '#contract/dev';

const MAILS = '/i/api/dev/v1/mails';
const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 100;

/** Mails that were read: the next one to an address is never the one of before. */
const read = new Set<string>();

export const somebody = (): string => `e2e-${crypto.randomUUID().slice(0, 8)}@x.example`;

/** Who reads mails: a page of the site, or anybody at its address, for which no page is loaded. */
type Reader = Page | string;

/** The newest mail of the demo to an address that was not read yet, once it is there. */
export async function mailTo(reader: Reader, to: string, about = /./): Promise<DevMail> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const { mails } = await get<{ mails: readonly DevMailSummary[] }>(reader, MAILS);
    const found = mails.find((mail) => mail.to === to && about.test(mail.subject) && !read.has(mail.id));
    if (found) {
      read.add(found.id);
      return get<DevMail>(reader, `${MAILS}/${found.id}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS);
    });
  }
  throw new TypeError(`No mail to ${to} about ${about}`);
}

/** The code that was mailed last. */
export async function codeFor(page: Page, to: string): Promise<string> {
  const { subject } = await mailTo(page, to, /\d{6}/);
  return /\d{6}/.exec(subject)?.[0] ?? '';
}

/** Mails of all brands are read at the host of the first: a name below it is known to browsers alone. */
async function get<T>(reader: Reader, path: string): Promise<T> {
  if (typeof reader === 'string') return (await (await fetch(reader + path)).json()) as T;
  const url = URL.parse(path, reader.url());
  if (url) url.hostname = 'localhost';
  return (await (await reader.request.get(url?.href ?? path)).json()) as T;
}
