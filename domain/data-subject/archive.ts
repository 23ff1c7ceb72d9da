import type { Ctx } from '#domain/kernel';
import type { Speak } from '#platform/words';
import { collect } from './collect.ts';
import { type Entry, indexPage } from './index-page.ts';
import type { PersonalModule, Subject } from './module.ts';
import { type ArchiveFile, zipOf } from './zip.ts';

export interface ArchiveDeps {
  readonly modules: readonly PersonalModule[];
  readonly speak: Speak;
  readonly brandName: (brand: string) => string;
  /** What they sent as files, each as it is. */
  readonly filesOf?: (ctx: Ctx, accountId: string) => AsyncIterable<ArchiveFile>;
}

/** One ZIP of everything that is theirs: a file for each module that has some of it, and a page that says what is where. */
export function archiveOf(deps: ArchiveDeps, ctx: Ctx, subject: Subject): AsyncGenerator<Uint8Array> {
  return zipOf(filesIn(deps, ctx, subject), ctx.clock.now());
}

async function* filesIn(
  { modules, speak, brandName, filesOf }: ArchiveDeps,
  ctx: Ctx,
  subject: Subject,
): AsyncGenerator<ArchiveFile> {
  const found: Entry[] = [];
  for (const module of modules) {
    const lists = Object.entries(await collect(ctx, module, subject, modules)).filter(([, rows]) => rows.length > 0);
    if (lists.length === 0) continue;
    const name = `${module.name}.json`;
    found.push({ file: name, module: module.name, entries: lists.reduce((sum, [, rows]) => sum + rows.length, 0) });
    yield { name, bytes: encode(`${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`) };
  }
  if (filesOf) yield* filesOf(ctx, subject.accountId);
  const page = indexPage(found, speak(ctx.locale), brandName(ctx.brand), ctx.clock.now());
  yield { name: 'index.html', bytes: encode(page) };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
