import { parseAst } from 'vite';
import { type Check, isTest, lineAt } from './finding.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Members of a schema that are no schema themselves; what builds another schema is not among them. */
const VALUES = new Set([
  'options',
  'enum',
  'values',
  'value',
  'def',
  '_def',
  '_zod',
  'type',
  'description',
  'minLength',
  'maxLength',
  'minValue',
  'maxValue',
  'parse',
  'safeParse',
  'encode',
  'decode',
]);
/** Members of objects are schemas, but what walks over them finds none in a stub. */
const WALKED = new Set(['shape']);
const WALKERS = new Set(['Object', 'Array', 'Map', 'Set', 'JSON']);

/**
 * In the browser `#zod` is a stub that answers everything with itself (contract/core/zod.browser.ts): a value read from a schema while a
 * module of the contract loads is right on the server and wrong in every page. Inside of functions it is for the server to call them.
 */
export const checkStubs: Check = (file) => {
  if (!/^contract\/.*\.ts$/.test(file.path) || isTest(file.path)) return [];
  const program = parseAst(file.text, { lang: 'ts' }) as unknown as Node;
  const schemas = new Set<string>();
  const found: Node[] = [];
  const building = (node: Node) => node.type === 'CallExpression' && isSchema(node, schemas);
  walkAtLoad(program, building, (node) => {
    if (node.type === 'ImportSpecifier') collectImported(node, schemas);
    if (node.type === 'VariableDeclarator' && isSchema(node['init'], schemas)) schemas.add(nameOf(node['id']));
    if (readsValue(node, schemas)) found.push(node);
  });
  return found.map(({ start }) => ({
    path: file.path,
    line: lineAt(file.text, start),
    rule: 'stubs',
    message: 'In a page this schema is a stub: take the value from a constant that the schema is made of',
  }));
};

function readsValue(node: Node, schemas: ReadonlySet<string>): boolean {
  if (node.type === 'MemberExpression')
    return VALUES.has(nameOf(node['property'])) && nameOf(node['object']) !== 'z' && isSchema(node['object'], schemas);
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  if (!WALKERS.has(rootOf(node['callee']))) return false;
  return (node['arguments'] as Node[]).some(
    (given) => WALKED.has(nameOf(given['property'])) && isSchema(given['object'], schemas),
  );
}

/** What the contract imports from itself is a schema by its name. */
function collectImported({ local, imported }: Node, schemas: Set<string>): void {
  if (/^z$|[Ss]chema$/.test(nameOf(imported))) schemas.add(nameOf(local));
}

const isSchema = (node: unknown, schemas: ReadonlySet<string>): boolean => schemas.has(rootOf(node));

/** The name that an expression of members and calls begins with. */
function rootOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'CallExpression') return rootOf(node['callee']);
  if (node.type === 'MemberExpression') return rootOf(node['object']);
  if (node.type.startsWith('TS')) return rootOf(node['expression']);
  return nameOf(node);
}

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '');

/** Visits what runs as a module loads. What only a schema is built of is passed over: in a page nobody looks at it. */
function walkAtLoad(node: unknown, builds: (node: Node) => boolean, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walkAtLoad(each, builds, visit);
  if (!isNode(node) || /^TSType|^TSInterface|Function/.test(node.type)) return;
  visit(node);
  if (builds(node)) walkAtLoad(node['callee'], builds, visit);
  else for (const field of Object.values(node)) walkAtLoad(field, builds, visit);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
