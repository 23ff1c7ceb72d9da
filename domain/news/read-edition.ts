import type { Brands } from '#domain/brands';
import { SPOKEN } from '#domain/locale';
import { type Edition, EditionRefused, type EditionText, type Fault, fault, languageOf, type Line } from './edition.ts';
import { readBody } from './read-body.ts';

const ID = /^[a-z0-9][a-z0-9-]{2,59}$/;
const LONGEST_SUBJECT = 120;
const FIELD = /^([a-z]+(?:\.[a-z]{2,3})?):\s*(.*)$/;
const LANGUAGES = Object.keys(SPOKEN).join(', ');

/**
 * An edition from its file: front matter (`id`, `brand`, `subject.<language>`) between two lines of dashes, then a body for each
 * language below a line `=== <language>`. Throws EditionRefused with every fault.
 */
export function readEdition(text: string, brands: Brands): Edition {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((each, at) => ({ number: at + 1, text: each.trimEnd() }));
  const faults: Fault[] = [];
  const end = lines.findIndex(({ text: each }, at) => at > 0 && each === '---');
  if (lines[0]?.text !== '---' || end < 0)
    throw new EditionRefused([
      { line: 1, field: 'front matter', message: 'must stand between two lines of three dashes' },
    ]);
  const fields = readFields(lines.slice(1, end), faults);
  const bodies = splitBodies(lines.slice(end + 1), faults);
  const id = fieldOf(fields, 'id', faults);
  if (id && !ID.test(id.text)) faults.push(fault(id, 'id', 'must be 3 to 60 small letters, digits and dashes'));
  const brand = fieldOf(fields, 'brand', faults);
  const known = brand && brands.all.find((each) => each.id === brand.text);
  if (brand && !known) {
    const all = brands.all.map((each) => each.id).join(', ');
    faults.push(fault(brand, 'brand', `there is no brand ${brand.text}; there are ${all}`));
  }
  const texts = readTexts(fields, bodies, faults);
  if (brand && known && !Object.hasOwn(texts, languageOf(known.locale)) && faults.length === 0) {
    const own = languageOf(known.locale);
    const message = `is missing; whoever reads a language without a text gets ${own}, that of ${known.id}`;
    faults.push(fault(brand, `subject.${own}`, message));
  }
  if (faults.length > 0) throw new EditionRefused(faults.toSorted((a, b) => a.line - b.line));
  return { id: id?.text ?? '', brand: brand?.text ?? '', texts };
}

function readFields(lines: readonly Line[], faults: Fault[]): ReadonlyMap<string, Line> {
  const fields = new Map<string, Line>();
  for (const line of lines.filter(({ text }) => text.trim() !== '')) {
    const [, name = '', value = ''] = FIELD.exec(line.text) ?? [];
    const language = name.startsWith('subject.') ? name.slice('subject.'.length) : null;
    if (name === '') faults.push(fault(line, 'front matter', 'must be "name: value"'));
    else if (language !== null && !Object.hasOwn(SPOKEN, language))
      faults.push(fault(line, name, `no reader has this language; there are ${LANGUAGES}`));
    else if (language === null && name !== 'id' && name !== 'brand')
      faults.push(fault(line, name, 'is no field; there are id, brand and subject.<language>'));
    else if (fields.has(name)) faults.push(fault(line, name, 'stands twice'));
    else fields.set(name, { number: line.number, text: value.trim() });
  }
  return fields;
}

function fieldOf(fields: ReadonlyMap<string, Line>, name: string, faults: Fault[]): Line | undefined {
  const found = fields.get(name);
  if (found && found.text !== '') return found;
  faults.push(fault(found ?? { number: 1 }, name, found ? 'is empty' : 'is missing'));
  return undefined;
}

interface Body {
  readonly head: Line;
  readonly lines: readonly Line[];
}

function splitBodies(lines: readonly Line[], faults: Fault[]): ReadonlyMap<string, Body> {
  const bodies = new Map<string, { readonly head: Line; readonly lines: Line[] }>();
  let current: { readonly lines: Line[] } | null = null;
  for (const line of lines) {
    const language = /^===\s*(\S*)$/.exec(line.text)?.[1];
    if (language === undefined) {
      if (current) current.lines.push(line);
      else if (line.text !== '') faults.push(fault(line, 'body', 'stands before the first line "=== <language>"'));
      continue;
    }
    if (bodies.has(language)) faults.push(fault(line, `body.${language}`, 'stands twice'));
    const body = { head: line, lines: [] };
    current = body;
    if (Object.hasOwn(SPOKEN, language)) bodies.set(language, body);
    else faults.push(fault(line, `body.${language}`, `no reader has this language; there are ${LANGUAGES}`));
  }
  return bodies;
}

function readTexts(
  fields: ReadonlyMap<string, Line>,
  bodies: ReadonlyMap<string, Body>,
  faults: Fault[],
): Readonly<Record<string, EditionText>> {
  const texts: Record<string, EditionText> = {};
  for (const language of Object.keys(SPOKEN)) {
    const subject = fields.get(`subject.${language}`);
    const body = bodies.get(language);
    if (!subject && !body) continue;
    if (!subject && body) faults.push(fault(body.head, `subject.${language}`, 'is missing; the body has no subject'));
    if (subject && !body) faults.push(fault(subject, `body.${language}`, 'is missing; the subject has no body'));
    if (subject) checkSubject(subject, language, faults);
    const blocks = body ? readBody(body.lines, `body.${language}`, faults) : [];
    if (body && blocks.length === 0) faults.push(fault(body.head, `body.${language}`, 'is empty'));
    texts[language] = { subject: subject?.text ?? '', blocks };
  }
  return texts;
}

function checkSubject(subject: Line, language: string, faults: Fault[]): void {
  const name = `subject.${language}`;
  if (subject.text === '') faults.push(fault(subject, name, 'is empty'));
  if (Array.from(subject.text).length > LONGEST_SUBJECT)
    faults.push(fault(subject, name, `is longer than ${LONGEST_SUBJECT} characters`));
  if (/\p{Cc}/u.test(subject.text)) faults.push(fault(subject, name, 'holds a control character'));
}
