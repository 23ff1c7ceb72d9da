import { crc32, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinCrc, shiftBy } from './crc.ts';
import { freshPiece, joinGzip, keptPiece } from './gzip-pieces.ts';

test('pieces packed at different times are one gzip file of their text', async () => {
  const kept = [await keptPiece(Buffer.from('<li>Zürich</li>'.repeat(3_000))), await keptPiece(Buffer.from('</ol>'))];
  for (const nonce of ['first', 'second']) {
    const pieces = [freshPiece(`<script nonce="${nonce}">`), ...kept, freshPiece(''), ...kept, freshPiece(nonce)];
    const text = Buffer.concat(pieces.map(({ bytes }) => bytes)).toString();
    expect(gunzipSync(joinGzip(pieces)).toString()).toBe(text);
    expect(text).toContain('Zürich');
  }
});

test('nothing at all is an empty file', () => {
  expect(gunzipSync(joinGzip([]))).toHaveLength(0);
});

test('the sum of two texts is the sum of the whole', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (a, b) => {
      const shift = shiftBy(Buffer.byteLength(b));
      expect(joinCrc(crc32(a), crc32(b), shift)).toBe(crc32(a + b));
    }),
  );
});
