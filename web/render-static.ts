import { Fragment, isValidElement, type ReactNode } from 'react';

/** Something that cannot be written as text alone: React has to render it. */
export class NotStatic extends Error {
  override readonly name = 'NotStatic';
}

const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
/** Written as they stand, like `aria-*` and `data-*`; any other attribute has a rule of its own in React. */
const PLAIN = new Set(
  'alt cx cy d dateTime dir fill focusable height href id lang opacity r role rx ry title viewBox width x x1 x2 y y1 y2'.split(
    ' ',
  ),
);
const RENAMED: Readonly<Record<string, string>> = { className: 'class', strokeWidth: 'stroke-width' };
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const ADDRESS = /^(?:[/#]|https?:)/;
const SPECIAL = /["'&<>]/;

/**
 * The markup that React writes for parts without state: elements, texts, and components that use no hook but `use`.
 * Several times faster than React's own streaming, which is made for parts that wait. Throws `NotStatic` for anything else.
 */
export function renderStatic(node: ReactNode): string {
  return new StillWriter().write(node).html;
}

class StillWriter {
  html = '';
  /** React keeps two texts apart, so that the browser finds both. */
  #afterText = false;

  write(node: ReactNode): this {
    if (typeof node === 'string' || typeof node === 'number') this.#text(String(node));
    else if (Array.isArray(node)) for (const child of node as readonly ReactNode[]) this.write(child);
    else if (isValidElement<Props>(node)) this.#element(node.type, node.props);
    else if (node !== null && node !== undefined && typeof node !== 'boolean') throw new NotStatic('Not an element');
    return this;
  }

  #text(text: string): void {
    if (text === '') return;
    this.html += this.#afterText ? `<!-- -->${escape(text)}` : escape(text);
    this.#afterText = true;
  }

  #element(type: unknown, props: Props): void {
    if (type === Fragment) this.write(props.children);
    else if (isPlain(type)) this.write(type(props));
    else if (typeof type === 'string') this.#host(type, props);
    else throw new NotStatic('Only elements and plain functions');
  }

  #host(tag: string, props: Props): void {
    this.html += `<${tag}`;
    for (const name in props) {
      if (name === 'children') continue;
      this.html += attribute(name, props[name]);
    }
    this.#afterText = false;
    if (VOID.has(tag)) {
      this.html += '/>';
      return;
    }
    this.html += '>';
    this.write(props.children);
    this.html += `</${tag}>`;
    this.#afterText = false;
  }
}

interface Props {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

function isPlain(type: unknown): type is (props: Props) => ReactNode {
  return (
    typeof type === 'function' && !(type.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent
  );
}

function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined || typeof value === 'function') return '';
  const worded = name.startsWith('aria-') || name.startsWith('data-');
  const known = worded || PLAIN.has(name) ? name : RENAMED[name];
  if (known === undefined) throw new NotStatic(`No rule for ${name}`);
  const text = typeof value === 'string' ? value : wordOf(value, worded);
  if (name === 'href' && !ADDRESS.test(text)) throw new NotStatic('An address of another kind');
  return ` ${known}="${escape(text)}"`;
}

function wordOf(value: unknown, worded: boolean): string {
  if (typeof value === 'number' || (worded && typeof value === 'boolean')) return `${value}`;
  throw new NotStatic('No rule for such a value');
}

function escape(text: string): string {
  return SPECIAL.test(text) ? text.replace(/["'&<>]/g, (char) => ESCAPED[char] ?? char) : text;
}
