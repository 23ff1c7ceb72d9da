import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, type Plugin } from 'vite';
import { type PageRoute, type PageSpec, pagesIn } from '../web/page-route.ts';

const ROUTES = join(import.meta.dirname, '../web/routes');
/** What a page may bring, by the file of its folder that says it. */
const BROUGHT = { 'page.tsx': ['default', 'Header'], 'data.ts': ['loader', 'action', 'shouldRevalidate'] };
const MODULE = /[\\/]web[\\/]routes[\\/][\w-]+[\\/]all\.ts$/;

const TABLE = /[\\/]web[\\/]pages\.ts$/;

/** Folders of `web/routes` in which a page lies. */
export function pageFolders(): string[] {
  return readdirSync(ROUTES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** What the folders say of their pages, where Vite does not run. */
export async function readRoutes(): Promise<PageSpec[]> {
  const folders = pageFolders();
  const modules = await Promise.all(
    folders.map(
      async (folder) =>
        (await import(pathToFileURL(join(ROUTES, folder, 'route.ts')).href)) as {
          readonly route: PageRoute | readonly PageRoute[];
        },
    ),
  );
  return modules.flatMap(({ route }, at) => pagesIn(folders[at] ?? '', route));
}

/** The columns of the table of pages; what is missing at the end of a row is left out of it. */
const COLUMNS = ['path', 'pageId', 'folder', 'shell', 'vertical', 'id'] as const;

/** `web/pages.ts` as a build has it: every first load carries it, and as a table it is half as long. */
export function pageTable(pages: readonly PageSpec[]): string {
  const rows = pages.map((page) =>
    COLUMNS.map((name) => cellOf(page, name))
      .join(' ')
      .trimEnd(),
  );
  const bad = pages.find((page) => COLUMNS.some((name) => /[\s`\\$]/.test(page[name] ?? '')));
  if (bad) throw new TypeError(`${bad.folder}: a sign of its route is none of a table`);
  return `export const PAGES = \`${rows.join('\n')}\`.split('\\n').map((row) => {
  const [path, pageId, folder, shell, vertical, id = folder] = row.split(' ');
  return { path, pageId, folder, shell: shell || undefined, vertical: vertical || undefined, id };
});`;
}

function cellOf(page: PageSpec, name: (typeof COLUMNS)[number]): string {
  return name === 'id' && page.id === page.folder ? '' : (page[name] ?? '');
}

function exportsOf(path: string): Set<string> {
  const { module } = parseSync(path, readFileSync(path, 'utf8'));
  return new Set(
    module.staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? ''))),
    ),
  );
}

/** The module of the page in a folder: one file to fetch for what `page.tsx` and `data.ts` say. */
export function pageModule(folder: string): string {
  return Object.entries(BROUGHT)
    .filter(([file]) => existsSync(join(folder, file)))
    .map(([file, names]) => {
      const said = exportsOf(join(folder, file));
      return `export { ${names.filter((name) => said.has(name)).join(', ')} } from './${file}';`;
    })
    .join('\n');
}

/** Entries of the browser's build, a page each; they are written by `pageModules`. */
export const PAGE_MODULES = pageFolders().map((folder) => join(ROUTES, folder, 'all.ts'));

/** Puts the files of a page together, so that no folder of `web/routes` needs a file that says so. */
export function pageModules(): Plugin {
  return {
    name: 'page-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: MODULE }, handler: (id) => id },
    load: {
      filter: { id: [MODULE, TABLE] },
      handler: async (id) => (MODULE.test(id) ? pageModule(dirname(id)) : pageTable(await readRoutes())),
    },
  };
}
