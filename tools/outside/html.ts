import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SentPage } from '../../e2e/judged-pages.ts';

const JAR = join(import.meta.dirname, '../../node_modules/vnu-jar/build/dist/vnu.jar');

/**
 * What the checker says word by word, and is not so. Both are in the HTML standard, and versions of the checker from 2026 take them;
 * those have an install script, which no package here may.
 */
const NOT_SO: ReadonlySet<string> = new Set([
  'Bad value “username webauthn” for attribute “autocomplete” on element “input”: The string “webauthn” is not a valid autofill field name.',
  'Attribute “autocorrect” not allowed on element “input” at this point.',
]);

interface Message {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** What the Nu HTML checker finds in the pages: one line each, with the pages it was found in. */
export function htmlErrors(pages: readonly SentPage[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    const files = pages.map(({ html }, at) => {
      const file = join(folder, `${at}.html`);
      writeFileSync(file, html);
      return file;
    });
    const options = ['-Xss8m', '-jar', JAR, '--stdout', '--exit-zero-always', '--format', 'json'];
    const { error, status, stdout, stderr } = spawnSync('java', [...options, ...files], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    if (error)
      throw new Error('The Nu HTML checker needs Java: `apt-get install default-jre-headless`', { cause: error });
    if (status !== 0) throw new Error(`The Nu HTML checker failed: ${stderr}`);
    const { messages } = JSON.parse(stdout) as { messages: readonly Message[] };
    return gathered(pages, messages);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function gathered(pages: readonly SentPage[], messages: readonly Message[]): readonly string[] {
  const found = new Map<string, { readonly extract: string; readonly paths: Set<string> }>();
  for (const { type, url, message, extract = '' } of messages) {
    if (type !== 'error' && type !== 'non-document-error') continue;
    if (NOT_SO.has(message)) continue;
    const known = found.get(message) ?? { extract, paths: new Set() };
    found.set(message, known);
    known.paths.add(pages[Number(/(\d+)\.html$/.exec(url)?.[1])]?.path ?? url);
  }
  return [...found].map(([message, { extract, paths }]) => {
    const [first, ...more] = paths;
    return `${message}\n    at ${first}${more.length > 0 ? ` and ${more.length} more` : ''}: ${extract.replaceAll('\n', ' ')}`;
  });
}
