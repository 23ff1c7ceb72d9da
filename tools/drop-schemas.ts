import type { Plugin } from 'vite';

/** What only the server reads of a call: schemas, error codes, words for the API description. */
const SERVER_ONLY = new Set(['scope', 'input', 'output', 'errors', 'summary', 'statement']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Takes the schemas out of the calls that a browser gets: nothing there parses, and a reference alone would keep them. */
export function dropSchemas(): Plugin {
  return {
    name: 'drop-schemas',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /[\\/]contract[\\/].*\.ts$/ },
      handler(code) {
        if (!code.includes('defineCall(')) return null;
        const cuts = propertiesIn(this.parse(code) as unknown as Node, code);
        if (cuts.length === 0) return null;
        const text = cuts
          .toSorted((a, b) => b[0] - a[0])
          .reduce((left, [from, to]) => left.slice(0, from) + left.slice(to), code);
        return { code: text, map: null };
      },
    },
  };
}

/** Ranges of the server's properties in every call of `defineCall`, each with the comma after it. */
function propertiesIn(root: Node, code: string): (readonly [from: number, to: number])[] {
  const cuts: (readonly [number, number])[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    const callee = node['callee'] as { readonly name?: string } | undefined;
    if (node.type === 'CallExpression' && callee?.name === 'defineCall') {
      const [spec] = node['arguments'] as readonly Node[];
      for (const property of (spec?.['properties'] as readonly Node[] | undefined) ?? []) {
        const key = property['key'] as { readonly name?: string } | undefined;
        if (!SERVER_ONLY.has(key?.name ?? '')) continue;
        const comma = /^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0;
        cuts.push([property.start, property.end + comma]);
      }
    }
    Object.values(node).forEach(visit);
  };
  visit(root);
  return cuts;
}
