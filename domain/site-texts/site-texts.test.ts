import { expect, test } from 'vitest';
import { createBrands, readBrand, supportOf } from '#domain/brands';
import { type Ctx, NotFound } from '#domain/kernel';
import { parseText, readText, type SiteTextSource } from './index.ts';

const values = { brand: 'Juniper', email: 'hello@j.example', entity: '*Juniper* <b>Ltd</b>' };
const blocksOf = (markdown: string) => parseText(markdown, values).blocks;
const text = (said: string) => ({ kind: 'text', text: said });

test('headings, paragraphs, lists, tables and quotes become blocks', () => {
  const parsed = parseText(
    '# About {brand}\n\nHello **you** and `code`.\n\n## What {#what}\n\n- one\n- two\n\n1. first\n\n> Mind\n\n| A | B |\n|---|---|\n| 1 | 2 |\n',
    values,
  );
  expect(parsed.title).toBe('About Juniper');
  expect(parsed.blocks).toEqual([
    {
      kind: 'paragraph',
      parts: [
        text('Hello '),
        { kind: 'strong', parts: [text('you')] },
        text(' and '),
        { kind: 'code', text: 'code' },
        text('.'),
      ],
    },
    { kind: 'heading', level: 2, id: 'what', text: 'What' },
    {
      kind: 'list',
      ordered: false,
      items: [[{ kind: 'paragraph', parts: [text('one')] }], [{ kind: 'paragraph', parts: [text('two')] }]],
    },
    { kind: 'list', ordered: true, items: [[{ kind: 'paragraph', parts: [text('first')] }]] },
    { kind: 'quote', blocks: [{ kind: 'paragraph', parts: [text('Mind')] }] },
    { kind: 'table', head: [[text('A')], [text('B')]], rows: [[[text('1')], [text('2')]]] },
  ]);
});

test('no markup of a text or of a name gets through', () => {
  const said = JSON.stringify(
    blocksOf('<script>alert(1)</script>\n\n<b onclick="x()">Bold</b> {entity}\n\n![pic](https://evil.example/x.png)'),
  );
  expect(said).not.toContain('script');
  expect(said).not.toContain('onclick');
  expect(said).not.toContain('evil');
  expect(said).toContain('*Juniper* <b>Ltd</b>');
});

test.for(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://plain.example', 'vbscript:x'])(
  'a link to %s is only its words',
  (href) => expect(blocksOf(`[press](${href})`)).toEqual([{ kind: 'paragraph', parts: [text('press')] }]),
);

test.for([
  ['/help#cancel', '/help#cancel'],
  ['#ccpa', '#ccpa'],
  ['https://w3.org', 'https://w3.org'],
  ['mailto:{email}', 'mailto:hello@j.example'],
])('a link to %s leads there', ([href, leads]) => {
  expect(blocksOf(`[press](${href})`)).toEqual([
    { kind: 'paragraph', parts: [{ kind: 'link', href: leads, parts: [text('press')] }] },
  ]);
});

test('every heading has an id of its own', () => {
  const ids = blocksOf('## Änderungen & mehr\n\n## Same\n\n## Same\n\n### 変更').flatMap((block) =>
    block.kind === 'heading' ? block.id : [],
  );
  expect(ids).toEqual(['änderungen-mehr', 'same', 'same-2', '変更']);
});

test('a text comes for the brand and language of the reader, and an unknown one does not', async () => {
  const brands = createBrands([
    readBrand(
      {
        id: 'one',
        name: 'One',
        hosts: ['one.localhost'],
        verticals: ['flights'],
        locale: 'en-GB',
        currency: 'EUR',
        country: 'IE',
        footer: 'default',
        legal: { entity: 'One Ltd', address: 'Somewhere 1', email: 'hello@one.example' },
      },
      'one',
    ),
  ]);
  const asked: unknown[] = [];
  const find: SiteTextSource = async (...ask) => {
    asked.push(ask);
    return ask[1] === 'help' ? { lang: 'de', markdown: '# Hilfe\n\n{entity}' } : null;
  };
  const ctx = { actor: { sessionId: null }, brand: 'one', locale: 'de-AT' } as unknown as Ctx;
  const read = readText({ brands, find, supportOf });
  expect(await read({ ctx, input: { name: 'help' } })).toEqual({
    lang: 'de',
    title: 'Hilfe',
    blocks: [{ kind: 'paragraph', parts: [text('One Ltd')] }],
  });
  expect(asked).toEqual([['one', 'help', ['de-AT', 'de', 'en']]]);
  await expect(read({ ctx, input: { name: 'nothing' } })).rejects.toThrow(NotFound);
});

test('a paragraph or point that names what there is not is left out; one that names what nobody knows stays as written', () => {
  const parse = (phone: string) => parseText('Call {phone}\n\n- {phone}\n- always\n\nAsk {nobody}', { phone }).blocks;
  const always = { kind: 'paragraph', parts: [text('always')] };
  const ask = { kind: 'paragraph', parts: [text('Ask {nobody}')] };
  expect(parse('')).toEqual([{ kind: 'list', ordered: false, items: [[always]] }, ask]);
  expect(parse('1').slice(0, 1)).toEqual([{ kind: 'paragraph', parts: [text('Call 1')] }]);
  expect(parse('1')).toHaveLength(3);
});

test('in a text from right to left a name that is filled in keeps its order; an address is only itself', () => {
  const { blocks } = parseText(
    'راسلنا: [{email}](mailto:{email}) {entity}.',
    { email: 'a@b.example', entity: 'W, 1 Quay.' },
    'rtl',
  );
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'راسلنا: ' },
        { kind: 'link', href: 'mailto:a@b.example', parts: [{ kind: 'text', text: '\u2068a@b.example\u2069' }] },
        { kind: 'text', text: ' \u2068W, 1 Quay.\u2069.' },
      ],
    },
  ]);
});
