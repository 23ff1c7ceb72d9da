import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Of tests that never run. */
const NOT_RUN = new Set(['skip', 'todo']);

/** Titles of the tests in a source that run, as they are written, also where a constant holds one; of `%s` what begins each row. */
export function titlesIn(source: string, lang: 'ts' | 'tsx'): Set<string> {
  const titles = new Set<string>();
  const constants = new Map<string, string>();
  walk(parseAst(source, { lang }), (node) => {
    const text = isNode(node['init']) ? textOf(node['init'], source) : undefined;
    if (node.type === 'VariableDeclarator' && isNode(node['id']) && text !== undefined)
      constants.set(String(node['id']['name']), text);
    const [first] = node.type === 'CallExpression' ? (node['arguments'] as unknown[]) : [];
    if (!isNode(first) || !isNode(node['callee']) || !isTest(node['callee'])) return;
    const title = first.type === 'Identifier' ? constants.get(String(first['name'])) : textOf(first, source);
    const rows = title === '%s' ? rowNames(node['callee'], source) : [];
    for (const each of rows.length > 0 ? rows : [title]) if (each !== undefined) titles.add(each);
  });
  return titles;
}

/** `test`, `it`, `test.only`, and what `test.for(rows)` and its like give; not `test.for` itself, whose first argument is rows. */
function isTest(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee['name'] === 'test' || callee['name'] === 'it';
  const { object, property, callee: inner } = callee;
  if (callee.type === 'CallExpression') return isNode(inner) && inner.type === 'MemberExpression' && isTest(inner);
  return isNode(object) && isNode(property) && isTest(object) && !NOT_RUN.has(String(property['name']));
}

/** What begins each row that is written out in `test.for([...])`. */
function rowNames(callee: Node, source: string): readonly (string | undefined)[] {
  const given = callee.type === 'CallExpression' ? (callee['arguments'] as unknown[])[0] : undefined;
  const rows = isNode(given) && given.type === 'TSAsExpression' ? given['expression'] : given;
  return elementsOf(rows).map((row) => {
    const first = elementsOf(row)[0] ?? row;
    return textOf(first, source);
  });
}

function elementsOf(node: unknown): readonly Node[] {
  return isNode(node) && node.type === 'ArrayExpression' ? (node['elements'] as unknown[]).filter(isNode) : [];
}

function textOf(node: Node, source: string): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  return node.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : undefined;
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  if (!isNode(node)) return;
  visit(node);
  for (const child of Object.values(node)) if (typeof child === 'object') walk(child, visit);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
