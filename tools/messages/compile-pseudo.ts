import { readFileSync } from 'node:fs';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import { pseudo } from './pseudo.ts';

const SOURCE = 'en';

/** The pseudo-locale's words, made from a catalog of English. */
export async function compilePseudo(filename: string, namespace: 'es' | 'json'): Promise<string> {
  const catalog = await formatter().parse(readFileSync(filename, 'utf8'), {
    locale: SOURCE,
    sourceLocale: SOURCE,
    filename,
  });
  const messages = Object.entries(catalog).map(([id, { message, translation }]) => [
    id,
    pseudo(translation || message || ''),
  ]);
  const { source, errors } = createCompiledCatalog(SOURCE, Object.fromEntries(messages) as Record<string, string>, {
    namespace,
  });
  const [wrong] = errors;
  if (wrong) throw new SyntaxError(`${filename}: ${wrong.id} is not a message`, { cause: wrong.error });
  return source;
}

/** `x.po?pseudo` is the catalog in the pseudo-locale: it is never written down, so it cannot be out of date. */
export function pseudoCatalogs(): Plugin {
  return {
    name: 'pseudo-catalogs',
    enforce: 'pre',
    load: {
      filter: { id: /\.po\?pseudo$/ },
      handler: async (id) => ({ code: await compilePseudo(id.replace('?pseudo', ''), 'es'), moduleType: 'js' }),
    },
  };
}
