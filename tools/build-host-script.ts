import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';

/** Makes `dist/embed/v1.js`, which pages of partners load as a plain script: one file, one function, nothing global but its name. */
const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'web/embed/host/v1.ts');
const NOTE = '/* Host script, version 1. How to use it: docs/embedding.md */\n';

const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { target: 'es2020' });
const plain = code.replace(/^export\s*\{[^}]*\};?\s*$/gm, '');
const small = await minify('v1.js', `(function(){'use strict';${plain}})();`, { compress: true, mangle: true });
if (small.errors.length > 0) throw new TypeError(small.errors.map(({ message }) => message).join('\n'));
mkdirSync(join(ROOT, 'dist/embed'), { recursive: true });
writeFileSync(join(ROOT, 'dist/embed/v1.js'), NOTE + small.code + '\n');
