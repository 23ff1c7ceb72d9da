import { Lexer, type Token, type Tokens } from 'marked';
import type { Block, Inline } from '#contract/texts';

export interface SiteText {
  readonly title: string;
  readonly blocks: readonly Block[];
}

interface Fill {
  (text: string): string;
  /** Whether the text names something that there is not. */
  lacks(raw: string): boolean;
}

const NAME = /\{([a-zA-Z]+)\}/g;

/** A path of the site, a section of the page, or an address that no script can be. */
const SAFE = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/;
const [FIRST_STRONG, POP] = ['\u2068', '\u2069'];
const OWN_ID = /\s*\{#([a-z][a-z0-9-]*)\}\s*$/;

/**
 * Markdown as blocks; what stands in braces is filled from `values`, and a paragraph that names an empty one is left out.
 * Raw HTML is left out. In a text that runs from right to left, what is filled in keeps its own direction and order.
 */
export function parseText(
  markdown: string,
  values: Readonly<Record<string, string>>,
  dir: 'ltr' | 'rtl' = 'ltr',
): SiteText {
  const shown = (value: string): string => (dir === 'rtl' ? `${FIRST_STRONG}${value}${POP}` : value);
  const fill: Fill = Object.assign(
    (text: string) => text.replace(NAME, (whole, name: string) => (name in values ? shown(values[name] ?? '') : whole)),
    { lacks: (raw: string) => [...raw.matchAll(NAME)].some(([, name = '']) => values[name] === '') },
  );
  const tokens = new Lexer({ gfm: true }).lex(markdown);
  const title = tokens.find((token): token is Tokens.Heading => token.type === 'heading' && token['depth'] === 1);
  const rest = tokens.filter((token) => token !== title);
  return { title: fill(plain(title?.tokens ?? [])), blocks: withOneId(blocksOf(rest, fill)) };
}

function blocksOf(tokens: readonly Token[], fill: Fill): Block[] {
  return tokens.flatMap((token) => blockOf(token as Tokens.Generic, fill) ?? []);
}

function blockOf(token: Tokens.Generic, fill: Fill): Block | undefined {
  const inside = token.tokens ?? [];
  switch (token.type) {
    case 'heading':
      return headingOf(token as Tokens.Heading, fill);
    case 'paragraph':
    case 'text':
      if (fill.lacks(token.raw)) return undefined;
      return {
        kind: 'paragraph',
        parts: token.tokens ? inlinesOf(inside, fill) : [{ kind: 'text', text: fill(token.raw) }],
      };
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return {
        kind: 'list',
        ordered,
        items: items.map((item) => blocksOf(item.tokens, fill)).filter((item) => item.length > 0),
      };
    }
    case 'blockquote':
      return { kind: 'quote', blocks: blocksOf(inside, fill) };
    case 'code':
      return { kind: 'paragraph', parts: [{ kind: 'code', text: String(token['text']) }] };
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cell = ({ tokens }: Tokens.TableCell): Inline[] => inlinesOf(tokens, fill);
      return { kind: 'table', head: header.map(cell), rows: rows.map((row) => row.map(cell)) };
    }
    default:
      return undefined;
  }
}

function headingOf({ depth, tokens }: Tokens.Heading, fill: Fill): Block {
  const said = plain(tokens);
  const text = fill(said.replace(OWN_ID, ''));
  return { kind: 'heading', level: depth <= 2 ? 2 : 3, id: OWN_ID.exec(said)?.[1] ?? slug(text), text };
}

function inlinesOf(tokens: readonly Token[], fill: Fill): Inline[] {
  return tokens.flatMap((token) => inlineOf(token as Tokens.Generic, fill));
}

function inlineOf(token: Tokens.Generic, fill: Fill): Inline[] {
  const inside = token.tokens ?? [];
  switch (token.type) {
    case 'text':
      return token.tokens ? inlinesOf(inside, fill) : [{ kind: 'text', text: fill(decoded(String(token['text']))) }];
    case 'escape':
      return [{ kind: 'text', text: String(token['text']) }];
    case 'codespan':
      return [{ kind: 'code', text: String(token['text']) }];
    case 'br':
      return [{ kind: 'text', text: ' ' }];
    case 'strong':
    case 'em':
      return [{ kind: token.type, parts: inlinesOf(inside, fill) }];
    case 'link': {
      const href = fill(decodedAddress(String(token['href']))).replace(/[\u2068\u2069]/g, '');
      const parts = inlinesOf(inside, fill);
      return SAFE.test(href) ? [{ kind: 'link', href, parts }] : parts;
    }
    case 'image':
      return [{ kind: 'text', text: fill(String(token['text'])) }];
    default:
      return [];
  }
}

/** Braces that the reader of Markdown escaped in an address. */
function decodedAddress(href: string): string {
  return href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      const { tokens: inside, text, type } = token as Tokens.Generic;
      if (type === 'html') return '';
      return inside ? plain(inside) : decoded(String(text ?? ''));
    })
    .join('');
}

/** `What we keep` becomes `what-we-keep`; letters of every script stay. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function withOneId(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>();
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    let id = block.id || 'section';
    for (let next = 2; seen.has(id); next += 1) id = `${block.id || 'section'}-${next}`;
    seen.add(id);
    return { ...block, id };
  });
}
