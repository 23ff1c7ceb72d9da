import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { pseudo } from './pseudo.ts';

const SOURCE = 'en';
const LOCALES = join(import.meta.dirname, '../../web/locales');

export type Messages = Readonly<Record<string, unknown>>;

/** Everything that pages say in a language. */
export interface Said {
  /** Which messages a file of the source says, by its path from the root. */
  readonly in: ReadonlyMap<string, readonly string[]>;
  /** Compiled, by id. */
  readonly messages: Messages;
}

interface Entry {
  readonly id: string;
  readonly text: string;
  readonly files: readonly string[];
}

async function entriesOf(locale: string): Promise<Entry[]> {
  const folder = join(LOCALES, locale);
  const catalogs = await Promise.all(
    readdirSync(folder).map(async (name) => {
      const filename = join(folder, name);
      return formatter().parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: SOURCE, filename });
    }),
  );
  return catalogs.flatMap((catalog) =>
    Object.entries(catalog).map(([id, { message = '', translation = '', origin = [] }]) => ({
      id,
      text: translation || (locale === SOURCE ? message : ''),
      files: origin.map(([file]) => file),
    })),
  );
}

function compile(locale: string, texts: ReadonlyMap<string, string>): Messages {
  const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(texts), { namespace: 'json' });
  const [wrong] = errors;
  if (wrong) throw new SyntaxError(`${locale}: ${wrong.id} is not a message`, { cause: wrong.error });
  return (JSON.parse(source) as { messages: Messages }).messages;
}

/** What pages say in each language and, made from English, in the pseudo-locale; what is not translated stays English. */
export async function readSaid(pseudoLocale: string): Promise<ReadonlyMap<string, Said>> {
  const source = await entriesOf(SOURCE);
  const where = new Map<string, string[]>();
  for (const { id, files } of source)
    for (const file of files) where.set(file, [...new Set([...(where.get(file) ?? []), id])]);
  const english = new Map(source.map(({ id, text }) => [id, text]));
  const said = new Map<string, Said>();
  for (const locale of readdirSync(LOCALES)) {
    const told = (await entriesOf(locale)).filter(({ text }) => text !== '');
    const texts = new Map([...english, ...told.map(({ id, text }) => [id, text] as const)]);
    said.set(locale, { in: where, messages: compile(locale, texts) });
  }
  const longer = new Map([...english].map(([id, text]) => [id, pseudo(text)]));
  return said.set(pseudoLocale, { in: where, messages: compile(SOURCE, longer) });
}
