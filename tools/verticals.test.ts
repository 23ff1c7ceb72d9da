import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isTest, lineAt, type SourceFile, withoutComments } from './checks/finding.ts';

/** A vertical is known by name in its own folders only: docs/decisions/0040 says what counts. */
const ROOT = join(import.meta.dirname, '..');
const VERTICALS = readdirSync(join(ROOT, 'domain/search/verticals'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** What else a vertical's things are called. */
const ALSO = ['hotel', 'hotels'];
const NAMES = new Set([...VERTICALS, ...VERTICALS.map((name) => name.replace(/s$/, '')), ...ALSO]);
const ANY = new RegExp([...NAMES].join('|'), 'i');

const HOMES =
  /^(?:domain\/search\/verticals|web\/features\/verticals|web\/routes|engine|supply|reference|contract|migrations|design\/brands|bench|docs|e2e)\//;
/** Words for people, and lists of other people's packages and of files. */
const WORDS = /^(?:web|server)\/locales\/|\.md$|^package-lock\.json$|^tools\/long-first\.ts$/;
/** A component is called by what it draws; its states and examples are its tests. */
const DRAWN = /^design\/(?:flight-card|folded-flights|examples)\/|^design\/[\w-]+\/states\.tsx$/;
/** Names of the contract in which a word is another one: a request under way, an address that remains. */
const OTHER = /IDEMPOTENCY_IN_FLIGHT|PRIMARY_STAYS/g;

const SKIPPED = new Set(['node_modules', 'dist', '.git', 'data', 'coverage']);

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) yield* filesIn(path);
    } else if (entry.isFile()) yield path;
  }
}

interface Finding {
  readonly line: number;
  readonly what: string;
}

/** The parts of `flightCard`, `STAYS_USAGE` and `stay-card`, in small letters. */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .toLowerCase()
    .split(/[^a-z]+/);
}

function names(text: string): boolean {
  const parts = partsOf(text.replace(OTHER, ''));
  return parts.some((part, at) => NAMES.has(part) && !(part === 'flight' && parts[at - 1] === 'in'));
}

/** A text is for people; of its words only those count that are names all the same: `/flights`, `stay_id`, `stayCard`. */
function namesInText(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length === 1) return names(text);
  return words.some((word) => names(word) && /[\p{L}\d][/_#=.][\p{L}\d]|^\/\p{L}|\p{Ll}\p{Lu}/u.test(word));
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;
const TAGS = new Set(['t', 'msg']);
const SPOKEN = new Set(['message', 'context', 'comment']);
const CHOICES = new Set(['plural', 'select', 'selectOrdinal']);

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

/** What is said to people is no code. */
function isSpoken(node: Node): boolean {
  if (node.type === 'JSXText') return true;
  if (node.type === 'TaggedTemplateExpression') return TAGS.has(nameOf(node['tag']));
  if (node.type === 'CallExpression') return CHOICES.has(nameOf(node['callee']));
  return node.type === 'Property' && SPOKEN.has(nameOf(node['key']));
}

function isNamed(node: Node): boolean {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return names(nameOf(node));
  if (node.type === 'Literal') {
    const regex = node['regex'] as { pattern: string } | undefined;
    return regex ? names(regex.pattern) : namesInText(nameOf(node));
  }
  return node.type === 'TemplateElement' && namesInText((node['value'] as { raw: string }).raw);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

function* nodesIn(node: Node): Generator<Node> {
  if (isSpoken(node)) return;
  // A statement in the language of the database is code.
  const sql = node.type === 'TaggedTemplateExpression' && nameOf(node['tag']) === 'sql';
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child);
  if (sql) yield* statements(node['quasi']);
}

function* statements(quasi: unknown): Generator<Node> {
  for (const part of (quasi as { quasis: Node[] }).quasis) {
    for (const word of (part['value'] as { raw: string }).raw.split(/\W+/))
      yield { type: 'Identifier', start: part.start, name: word };
  }
}

function inScript({ path, text }: SourceFile): Finding[] {
  const { program } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  return [...nodesIn(program as unknown as Node)].filter(isNamed).map(({ start }) => ({
    line: lineAt(text, start),
    what: text.slice(start, start + 60).split('\n', 1)[0] ?? '',
  }));
}

/** Class names, custom properties, keys, attributes; what has a space in it, or stands between tags, is for people. */
function inMarks({ path, text }: SourceFile): Finding[] {
  const tagged = /\.(?:html|svg)$/.test(path);
  const blank = (words: string) => words.replace(/[^\n]/g, ' ');
  const bare = withoutComments(tagged ? text.replace(/(?<=>)[^<>]*(?=<)/g, blank) : text).replace(
    /"(?:[^"\\]|\\.)*"/g,
    (string) => (/[ \t]/.test(string) ? blank(string) : string),
  );
  return [...bare.matchAll(/[\w/-]+/g)]
    .filter(([word]) => names(word))
    .map((match) => ({ line: lineAt(text, match.index), what: match[0] }));
}

function check(file: SourceFile): string[] {
  const { path, text } = file;
  const own = names(path) ? [{ line: 1, what: 'the name of the file' }] : [];
  const read = /\.[jt]sx?$|\.mjs$/.test(path) ? inScript : inMarks;
  const found = ANY.test(text) && /\.(?:[jt]sx?|mjs|css|json|html|svg|sql|yml|yaml)$/.test(path) ? read(file) : [];
  return [...new Set([...own, ...found].map(({ line, what }) => `${path}:${line} ${what}`))];
}

function isHeld(path: string): boolean {
  return ![HOMES, WORDS, DRAWN].some((place) => place.test(path)) && !isTest(path);
}

const found = [...filesIn('')]
  .filter(isHeld)
  .flatMap((path) => check({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

test('no vertical is known by name outside its own folders', () => {
  expect(VERTICALS).toEqual(expect.arrayContaining(['flights', 'stays']));
  expect(found).toEqual([]);
});

/** What sells, holds and books any thing speaks of no trade (docs/decisions/0097). */
const OF_NO_TRADE = ['domain/booking', 'domain/cart', 'contract/cart', 'supply/house/stock', 'supply/house/booking'];
/** What lists, keeps, books and shows any thing on pages; words for readers count, those of a trade stand with its vertical. */
const PAGES_OF_NO_TRADE =
  /^web\/(?:features\/(?:booking|cart|checkout|results)|routes\/(?:booking|cart|checkout|pay)[\w-]*)\//;
/** Kinds of people who are named for a thing are those of the contract. */
const PEOPLE = /^web\/features\/checkout\/(?:traveller-fields|use-who)\.tsx?$/;
/** One room is also space for something, and a bag the sign of the cart. */
const OTHERWISE = /\broom\b|shopping-bag/g;
const TRADE = /\b(?:\w*(?:Fare|Cabin|Bag|Seat|Room)(?:s|Id)?|fares?|fareId|cabins?|bags?|seats?|rooms?|bookingClass)\b/;

function tradeIn({ path, text }: SourceFile): string[] {
  return withoutComments(text)
    .split('\n')
    .flatMap((line, at) => (TRADE.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : []));
}

test('pages that list, keep, book and show any thing speak of none either', () => {
  const held = [...filesIn('web')].filter(
    (path) => /\.(?:tsx?|css)$/.test(path) && PAGES_OF_NO_TRADE.test(path) && !PEOPLE.test(path) && !isTest(path),
  );
  expect(held.length).toBeGreaterThan(150);
  const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8').replace(OTHERWISE, '');
  expect(held.flatMap((path) => tradeIn({ path, text: textOf(path) }))).toEqual([]);
});

test('what sells, holds and books any thing knows no fare, cabin, bag, seat or room', () => {
  const held = OF_NO_TRADE.flatMap((folder) => [...filesIn(folder)]).filter(
    (path) => path.endsWith('.ts') && !isTest(path),
  );
  expect(held.length).toBeGreaterThan(60);
  expect(held.flatMap((path) => tradeIn({ path, text: readFileSync(join(ROOT, path), 'utf8') }))).toEqual([]);
  const text = 'const { fareId } = asked; // a seat\nconst chosenRooms = 1;\nconst classRoomy = brooms;';
  expect(tradeIn({ path: 'x.ts', text }).map((line) => line.split(' ', 1)[0])).toEqual(['x.ts:1', 'x.ts:2']);
});

const SCRIPT = [
  "const plain = 'flights';",
  "import { openStays } from '#domain/search';",
  'const path = `/stays/${id}`;',
  'const at = /^\\/flights/;',
  'const { flightCard } = parts;',
  'sql`select stay_id from item`;',
  '// A flight, in a comment.',
  't`Search flights`;',
  "msg({ id: 'a', message: 'Flights' });",
  "log('a stay was not found');",
  'const preflight = inFlight + staying;',
  "throw new Conflict('PRIMARY_STAYS');",
];

test('names count in code, strings, statements and file names; words for people and comments do not', () => {
  const lines = check({ path: 'server/compose/some.ts', text: SCRIPT.join('\n') });
  expect([...new Set(lines.map((line) => line.split(' ', 1)[0]))]).toEqual(
    [1, 2, 3, 4, 5, 6].map((line) => `server/compose/some.ts:${line}`),
  );
  expect(check({ path: 'server/hotel-card.ts', text: '' })).toEqual(['server/hotel-card.ts:1 the name of the file']);
  expect(check({ path: 'web/x.css', text: '/* stays */\n.stays {}\n' })).toEqual(['web/x.css:2 stays']);
  expect(check({ path: 'web/x.json', text: '{ "text": "All flights",\n "kind": "flight" }' })).toEqual([
    'web/x.json:2 flight',
  ]);
});
