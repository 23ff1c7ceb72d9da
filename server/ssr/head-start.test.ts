import { expect, test } from 'vitest';
import { createHeadStart } from './head-start.ts';

function pageOf(nonce: string, title: string): string {
  return `<!DOCTYPE html><html><head><link href="/a.css" nonce="${nonce}"/><title>${title}</title></head><body>${title}`;
}

test('what two pages of a kind began with is sent ahead, with the nonce of the answer', () => {
  const heads = createHeadStart();
  heads.learn('results', pageOf('n1', 'To Rome'), 'n1');
  expect(heads.of('results', 'n9')).toBe('');
  heads.learn('results', pageOf('n2', 'To Oslo'), 'n2');
  expect(heads.of('results', 'n9')).toBe('<!DOCTYPE html><html><head><link href="/a.css" nonce="n9"/>');
  expect(heads.of('front', 'n9')).toBe('');
});

test('the title is never learnt, however often the same page was asked for', () => {
  const heads = createHeadStart();
  for (const nonce of ['n1', 'n2', 'n3']) heads.learn('results', pageOf(nonce, 'To Rome'), nonce);
  expect(heads.of('results', 'n9')).not.toContain('Rome');
});

test('a page that begins otherwise shortens what is known to whole tags', () => {
  const heads = createHeadStart();
  for (const nonce of ['n1', 'n2', 'n3']) heads.learn('results', pageOf(nonce, 'To Rome'), nonce);
  heads.learn('results', '<!DOCTYPE html><html><head><link href="/b.css"/></head>', 'n4');
  expect(heads.of('results', 'n9')).toBe('<!DOCTYPE html><html><head>');
});
