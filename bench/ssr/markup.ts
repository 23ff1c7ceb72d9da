/** A page's markup as a tree, so that the peers render exactly what ours rendered. */
export interface MarkupElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly children: readonly Markup[];
}
export type Markup = MarkupElement | string;

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const BOOLEAN =
  /^(allowfullscreen|async|autofocus|checked|default|defer|disabled|hidden|inert|multiple|muted|novalidate|open|readonly|required|reversed|selected)$/i;
const TOKEN = /<!--[^]*?-->|<!DOCTYPE[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const SCRIPT = /<script\b[^]*?<\/script>/g;

/** Scripts and comments are left out: data and marks of hydration are no part of what a reader sees. */
export function parseMarkup(html: string): MarkupElement {
  const root: { tag: string; attributes: Record<string, string | true>; children: Markup[] } = {
    tag: '',
    attributes: {},
    children: [],
  };
  const open = [root];
  for (const [token, closes, opens, attributes] of html.replace(SCRIPT, '').matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (closes) open.pop();
    else if (opens) {
      const element = { tag: opens, attributes: attributesOf(attributes ?? ''), children: [] };
      parent.children.push(element);
      if (!VOID.test(opens) && !token.endsWith('/>')) open.push(element);
    } else if (!token.startsWith('<!')) parent.children.push(unescape(token));
  }
  const [page] = root.children;
  if (open.length !== 1 || typeof page !== 'object') throw new TypeError('Not a whole page');
  return page;
}

function attributesOf(text: string): Record<string, string | true> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
    name,
    BOOLEAN.test(name) ? true : unescape(value),
  ]);
  return Object.fromEntries(pairs) as Record<string, string | true>;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescape(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|(\w+));/gi, (whole, hex: string | undefined, name: string | undefined) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (NAMED[name ?? ''] ?? whole),
  );
}

/** The page as a template: markup joined ahead, every text and attribute value escaped while rendering. */
export function compileTemplate(page: MarkupElement): () => string {
  const fixed: string[] = [];
  const values: string[] = [];
  let pending = '<!DOCTYPE html>';
  const hole = (value: string): void => {
    fixed.push(pending);
    values.push(value);
    pending = '';
  };
  const visit = (node: Markup): void => {
    if (typeof node === 'string') {
      hole(node);
      return;
    }
    pending += `<${node.tag}`;
    for (const [name, value] of Object.entries(node.attributes)) {
      pending += ` ${name}="`;
      hole(value === true ? '' : value);
      pending += '"';
    }
    pending += VOID.test(node.tag) ? '/>' : '>';
    node.children.forEach(visit);
    if (!VOID.test(node.tag)) pending += `</${node.tag}>`;
  };
  visit(page);
  return () => {
    let out = '';
    for (let i = 0; i < values.length; i += 1) out += (fixed[i] ?? '') + escape(values[i] ?? '');
    return out + pending;
  };
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

function escape(text: string): string {
  return /["'&<>]/.test(text) ? text.replace(/["'&<>]/g, (char) => ESCAPED[char] ?? char) : text;
}

/** What must be equal between two renderings: the body as it stands, the head in any order. */
export function comparable(html: string): { readonly head: string; readonly body: string } {
  const bare = html.replace(SCRIPT, '').replace(/<!--[^]*?-->|<!DOCTYPE[^>]*>/g, '');
  const cut = bare.indexOf('<body');
  const head = [...bare.slice(0, cut).matchAll(/<[^>]+>[^<]*/g)].map(([tag]) => tag.replace(/\s*\/>/, '>'));
  return { head: head.toSorted().join('\n'), body: bare.slice(cut) };
}
