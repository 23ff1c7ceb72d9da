import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes `.br` and `.gz` beside the files of the build that compress: done once here, never per request. */
const FOLDER = join(import.meta.dirname, '../dist/client/assets');

for (const name of readdirSync(FOLDER)) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue;
  const path = join(FOLDER, name);
  if (existsSync(`${path}.br`)) continue;
  const bytes = readFileSync(path);
  if (bytes.length < 1_024) continue;
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
