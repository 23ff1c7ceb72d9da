import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pack, packer, packingFor } from './packing.ts';

const open = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

test.for([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['zstd; q=0.0, br;q=0.1', 'br'],
  ['identity', null],
  [undefined, null],
] as const)('%s is answered with %s', ([accepts, packing]) => {
  expect(packingFor(accepts)).toBe(packing);
});

test.for(['zstd', 'br', 'gzip'] as const)(
  '%s gives the text back, and what was written before a flush at once',
  async (kind) => {
    const text = '<li>Zürich</li>'.repeat(500);
    expect(open[kind](await pack(text, kind)).toString()).toBe(text);
    const { stream, flush } = packer(kind);
    stream.write('<head>');
    flush();
    const first = await new Promise<Buffer>((resolve) => stream.once('data', resolve));
    expect(first.length).toBeGreaterThan(0);
    stream.end(text);
    const rest = await buffer(stream);
    expect(open[kind](Buffer.concat([first, rest])).toString()).toBe(`<head>${text}`);
  },
);
