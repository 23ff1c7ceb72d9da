/** A message in its parts: text, tags and quoted runs as they stand, placeholders, and choices with their cases. */
export type Part =
  | { readonly kind: 'text' | 'tag' | 'quoted' | 'count'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string; readonly text: string }
  | { readonly kind: 'choice'; readonly name: string; readonly by: string; readonly cases: readonly Case[] };

export interface Case {
  /** `one`, `other`, `=0`, or a word of a select. */
  readonly key: string;
  readonly parts: readonly Part[];
}

const TAG = /^<\/?\w+\/?>/;
const CHOICE = /^\{\s*(\w+)\s*,\s*(plural|select|selectordinal)\s*,/;
const VALUE = /^\{\s*(\w+)\s*(?:,[^{}]*)?\}/;
const QUOTED = /^'[{}#](?:[^']|'')*'/;
const KEY = /^\s*(=?[\w-]+)\s*\{/;

/** Reads an ICU message; throws a SyntaxError where it is none. */
export function parseMessage(message: string): readonly Part[] {
  const { parts, rest } = readParts(message, false);
  if (rest !== '') throw new SyntaxError(`a brace too many at “${rest}”`);
  return parts;
}

/** The message of these parts, as it was read. */
export function writeMessage(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind !== 'choice') return part.text;
      const cases = part.cases.map(({ key, parts: inside }) => `${key} {${writeMessage(inside)}}`);
      return `{${part.name}, ${part.by}, ${cases.join(' ')}}`;
    })
    .join('');
}

function readParts(message: string, counted: boolean): { parts: Part[]; rest: string } {
  const parts: Part[] = [];
  let rest = message;
  while (rest !== '' && !rest.startsWith('}')) {
    const [part, left] = readPart(rest, counted);
    const last = parts.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      parts[parts.length - 1] = { ...last, text: last.text + part.text };
    else parts.push(part);
    rest = left;
  }
  return { parts, rest };
}

function readPart(rest: string, counted: boolean): [Part, string] {
  const take = (found: string): string => rest.slice(found.length);
  const tag = TAG.exec(rest)?.[0];
  if (tag) return [{ kind: 'tag', text: tag }, take(tag)];
  const quoted = QUOTED.exec(rest)?.[0];
  if (quoted) return [{ kind: 'quoted', text: quoted }, take(quoted)];
  if (counted && rest.startsWith('#')) return [{ kind: 'count', text: '#' }, rest.slice(1)];
  const [head, name = '', by = ''] = CHOICE.exec(rest) ?? [];
  if (head) return readChoice(name, by, take(head));
  const [value, of = ''] = VALUE.exec(rest) ?? [];
  if (value) return [{ kind: 'value', name: of, text: value }, take(value)];
  if (rest.startsWith('{')) throw new SyntaxError(`no placeholder at “${rest}”`);
  return [{ kind: 'text', text: rest.slice(0, 1) }, rest.slice(1)];
}

function readChoice(name: string, by: string, start: string): [Part, string] {
  const cases: Case[] = [];
  let rest = start;
  for (let found = KEY.exec(rest); found; found = KEY.exec(rest)) {
    const inside = readParts(rest.slice(found[0].length), by !== 'select');
    if (!inside.rest.startsWith('}')) throw new SyntaxError(`a case of {${name}} is not closed`);
    cases.push({ key: found[1] ?? '', parts: inside.parts });
    rest = inside.rest.slice(1);
  }
  const end = /^\s*\}/.exec(rest)?.[0];
  if (end === undefined || cases.length === 0) throw new SyntaxError(`the choice by {${name}} is not closed`);
  return [{ kind: 'choice', name, by, cases }, rest.slice(end.length)];
}
