import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countNewsReaders } from '#domain/identity';
import { countMails, type Edition, languageFor, publishEdition, readEdition, writeNews } from '#domain/news';
import { systemClock } from '#platform/clock';
import type { Config } from '#platform/config';
import { createIds } from '#platform/ids';
import { enqueue } from '#platform/jobs';
import { cryptoRandom } from '#platform/random';
import { createSealer } from '#platform/sealing';
import { createSpeak, readCatalogs } from '#platform/words';
import { begin } from '../server/compose/begin.ts';
import { brandsOf, readBrandFolders } from '../server/compose/brands.ts';
import { jobCtx } from '../server/compose/job-ctx.ts';
import { mailLooks } from '../server/compose/mail-looks.ts';
import { newsSite } from '../server/compose/news.ts';

export const NEWS_USAGE = 'npm run operator -- news FILE [--dry-run]';
const WORDS = join(import.meta.dirname, '../dist/words');

type Say = (line: string) => void;

/** `news FILE`: has an edition sent by the site; `--dry-run` says who would get it and writes it to look at. */
export async function operatorNews(args: readonly string[], env: NodeJS.ProcessEnv, say: Say): Promise<void> {
  const files = args.filter((arg) => !arg.startsWith('--'));
  const options = args.filter((arg) => arg.startsWith('--'));
  const [file] = files;
  if (!file || files.length > 1 || options.some((option) => option !== '--dry-run'))
    throw new TypeError(`Usage: ${NEWS_USAGE}`);
  const { config, log, opening } = begin({ ...env, LOG_LEVEL: 'silent' });
  const open = await opening;
  try {
    const folders = readBrandFolders(config.brandsDir);
    const brands = brandsOf(folders);
    const edition = readEdition(readFileSync(file, 'utf8'), brands);
    const [clock, random] = [systemClock, cryptoRandom];
    const house = { brands, clock, random, ids: createIds({ clock, random }), log, db: open.database };
    const ctx = jobCtx({ ...house, sealer: createSealer(config.secretKeys) }, 'operator');
    const readers = await countNewsReaders(open.database.query, edition.brand);
    const site = newsSite(edition.brand, { brands, config, mailLook: mailLooks(folders) });
    sayReaders({ edition, readers, brandLocale: site.locale }, say);
    if (options.length > 0) {
      preview(edition, { config, site, locales: readers.map(({ locale }) => locale), now: clock.now() }, say);
      return;
    }
    const { fresh } = await publishEdition({ enqueue })({ ctx, input: edition });
    const { sent, unwanted, failed, unsure, waiting, sending } = await countMails(open.database.query, edition.id);
    say(fresh ? `${edition.id} is queued; the site sends it while it runs.` : `${edition.id} was begun before:`);
    if (fresh) return;
    say(
      `${sent} sent, ${waiting + sending} waiting, ${unwanted} not wanted any more, ${failed} failed, ${unsure} unsure.`,
    );
    say('It goes on where it stands; nobody gets it twice.');
  } finally {
    await open.close();
  }
}

interface Audience {
  readonly edition: Edition;
  readonly readers: readonly { readonly locale: string; readonly count: number }[];
  readonly brandLocale: string;
}

function sayReaders({ edition, readers, brandLocale }: Audience, say: Say): void {
  const total = readers.reduce((sum, { count }) => sum + count, 0);
  say(`${edition.id}: ${total} asked for news of ${edition.brand}`);
  for (const { locale, count } of readers) {
    const language = languageFor(edition, locale, brandLocale);
    const note = locale.startsWith(language) ? '' : `: no text in ${locale.split('-')[0]}, so they get ${language}`;
    say(`  ${locale} ${count}${note}`);
  }
}

interface Previewing {
  readonly config: Config;
  readonly site: ReturnType<typeof newsSite>;
  readonly locales: readonly string[];
  readonly now: Date;
}

/** As each language of the file gets it, and each reader's language that it lacks. */
function preview(edition: Edition, { config, site, locales, now }: Previewing, say: Say): void {
  const speak = createSpeak(readCatalogs(WORDS));
  const folder = join(config.dataDir, 'news', edition.id);
  mkdirSync(folder, { recursive: true });
  const own = Object.keys(edition.texts).filter((language) => !locales.some((locale) => locale.startsWith(language)));
  for (const locale of [...own, ...locales]) {
    const mail = writeNews(edition, { locale, linkKey: 'preview', since: now }, { speak, site });
    writeFileSync(join(folder, `${locale}.txt`), `${mail.subject}\n\n${mail.text}\n`);
    writeFileSync(join(folder, `${locale}.html`), mail.html);
  }
  say(`Nothing is sent. Look at ${folder}`);
}
