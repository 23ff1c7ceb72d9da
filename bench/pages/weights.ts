import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildBrand } from '#design/tokens';
import { readBuiltAssets, type BuiltAssets } from '../../server/ssr/assets.ts';

/** A kilobyte of a budget is 1,000 bytes, gzip level 9 as the build writes it. */
export const KB = 1_000;

export interface Weight {
  readonly bytes: number;
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
}

export interface PageWeight {
  readonly js: Weight;
  readonly css: Weight;
}

const CLIENT = join(import.meta.dirname, '../../dist/client');
const BRAND = join(import.meta.dirname, '../../design/brands/wayfold');

export function hasBuild(): boolean {
  return existsSync(join(CLIENT, '.vite/manifest.json'));
}

/** Scripts and styles that the server names in the head of a page: entry, catalog, route and all they import. */
export function createWeigher(): (folder: string) => PageWeight {
  const assets: BuiltAssets = readBuiltAssets(CLIENT);
  const known = new Map<string, number>();
  const weigh = (addresses: readonly string[]): Weight => {
    const files = addresses.map((address) => ({ file: address.replace(/^\/assets\//, ''), bytes: sizeOf(address) }));
    return {
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      files: files.toSorted((a, b) => b.bytes - a.bytes),
    };
  };
  function sizeOf(address: string): number {
    const bytes = known.get(address) ?? gzipSync(readFileSync(join(CLIENT, address)), { level: 9 }).length;
    known.set(address, bytes);
    return bytes;
  }
  return (folder) => {
    const { preloads, styles } = assets.forPage([`web/routes/${folder}/all.ts`], 'en');
    return { js: weigh(preloads), css: withBrand(weigh(styles)) };
  };
}

/** The stylesheet of the house brand, which the server makes. */
function withBrand({ bytes, files }: Weight): Weight {
  const tokens: unknown = JSON.parse(readFileSync(join(BRAND, 'tokens.json'), 'utf8'));
  const { css } = buildBrand({ tokens, where: 'tokens.json', fontAddress: () => '/brands/wayfold/0123456789.woff2' });
  const brand = { file: 'wayfold.css', bytes: gzipSync(css, { level: 9 }).length };
  return { bytes: bytes + brand.bytes, files: [brand, ...files].toSorted((a, b) => b.bytes - a.bytes) };
}

/** The heaviest files in one line. */
export function heaviest({ files }: Weight, count = 6): string {
  const named = files.slice(0, count).map(({ file, bytes }) => `${file.replace(/-[\w-]{7}\./, '.')} ${kb(bytes)}`);
  return `${files.length} files: ${named.join(', ')}`;
}

export function kb(bytes: number): string {
  return (bytes / KB).toFixed(1);
}
