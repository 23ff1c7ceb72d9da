import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageIdSchema } from '#contract/measuring';
import { PAGES } from '../web/pages.ts';
import { pageModule, pageTable, readRoutes } from './page-modules.ts';

function madeOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const made = pageModule(folder);
  rmSync(folder, { recursive: true });
  return made;
}

test('a page brings what its files say of it, and nothing else of them', () => {
  const page = "export default function Cart() {}\nexport { Cart as Header } from './header.tsx';";
  const own = 'export async function loader() {}\nexport const action = loader, other = 1;';
  expect(madeOf({ 'page.tsx': page, 'data.ts': own }).split('\n')).toEqual([
    "export { default, Header } from './page.tsx';",
    "export { loader, action } from './data.ts';",
  ]);
  expect(madeOf({ 'page.tsx': 'export default () => null;' })).toBe("export { default } from './page.tsx';");
});

test('what a page is called is a word that the contract takes', async () => {
  const ids = (await readRoutes()).map(({ pageId }) => pageId);
  expect(ids.filter((id) => !pageIdSchema.safeParse(id).success)).toEqual([]);
});

test('of pages at one address only front doors are told apart, by their verticals', async () => {
  const routes = await readRoutes();
  const paths = routes.map(({ path }) => path).filter((path) => path !== '/');
  expect(paths).toHaveLength(new Set(paths).size);
  const doors = routes.filter(({ path }) => path === '/').map(({ vertical }) => vertical);
  expect(doors).not.toContain(undefined);
  expect(doors).toHaveLength(new Set(doors).size);
});

test('a build has the pages in a table that says the same as their folders', async () => {
  const made = pageTable(await readRoutes());
  const url = `data:text/javascript,${encodeURIComponent(made)}`;
  const { PAGES: built } = (await import(/* @vite-ignore */ url)) as { readonly PAGES: typeof PAGES };
  // Their order says nothing; what is left out of a route is undefined in the table.
  const byId = (pages: typeof PAGES) => pages.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(byId(built)).toEqual(byId(PAGES));
  expect(built.length).toBeGreaterThan(50);
  const [odd] = built;
  expect(() => pageTable([{ ...odd!, path: '/a b' }])).toThrow('none of a table');
});
