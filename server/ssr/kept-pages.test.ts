import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createKeptPages } from './kept-pages.ts';

const RENDERED = { nonce: 'nonce-of-a', requestId: 'request-a' };
const OTHER = { nonce: 'nonce-of-b', requestId: 'request-b' };

function pageOf({ nonce, requestId }: typeof RENDERED, body = '<li>Zürich</li>'.repeat(1_000)): string {
  return `<!DOCTYPE html><script nonce="${nonce}"></script>${body}<script nonce="${nonce}">{"id":"${requestId}"}</script>`;
}

test('another reader gets the same page with a nonce and a number of its own, packed or not', async () => {
  const pages = createKeptPages(1e6);
  pages.keep('/', Buffer.from(pageOf(RENDERED)), RENDERED, 1_000);
  const kept = pages.find('/');
  if (!kept) throw new TypeError('not kept');
  expect((await kept.answer(OTHER, false)).toString()).toBe(pageOf(OTHER));
  expect(gunzipSync(await kept.answer(OTHER, true)).toString()).toBe(pageOf(OTHER));
});

test('a page is kept no longer than was said, and under its own key only', () => {
  let at = 0;
  const pages = createKeptPages(1e6, () => at);
  pages.keep('/?a', Buffer.from(pageOf(RENDERED)), RENDERED, 1_000);
  expect(pages.find('/')).toBeUndefined();
  at = 999;
  expect(pages.find('/?a')).toBeDefined();
  at = 1_000;
  expect(pages.find('/?a')).toBeUndefined();
});

test('what was asked for least goes when the room is full', () => {
  const pages = createKeptPages(45_000);
  for (const key of ['a', 'b', 'c']) {
    pages.keep(key, Buffer.from(pageOf(RENDERED)), RENDERED, 1_000);
    pages.find('a');
  }
  expect([pages.find('a'), pages.find('b'), pages.find('c')].map((page) => page !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
