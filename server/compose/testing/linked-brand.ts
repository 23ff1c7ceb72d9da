import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BRANDS = join(import.meta.dirname, '../../../design/brands');

/** Stores and social sites as an operator writes them into `footer.json`; one has no address yet. */
export const LINKS = {
  apps: [
    { store: 'apple', url: 'https://store.example/wayfold', title: 'App Store' },
    { store: 'google', url: 'https://play.example/wayfold', title: 'Google Play' },
  ],
  social: [
    { name: 'facebook', url: 'https://facebook.example/wayfold', prompt: 'Wayfold on Facebook' },
    { name: 'x', url: '', prompt: 'Wayfold on X' },
  ],
} as const;

/** A folder for `BRANDS_DIR` whose first brand has apps and social sites; no shipped brand has any. */
export function linkedBrand(links: object = LINKS) {
  const folder = mkdtempSync(join(tmpdir(), 'wayfold-linked-'));
  cpSync(join(BRANDS, 'wayfold'), join(folder, 'wayfold'), { recursive: true });
  const file = join(folder, 'wayfold/footer.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...links }));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
