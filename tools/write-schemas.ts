import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_SCHEMAS, publishedSchema } from './data-files.ts';

/** Publishes the schemas of the data files beside them, for editors. */
const ROOT = join(import.meta.dirname, '..');
for (const [path, schema] of DATA_SCHEMAS)
  writeFileSync(join(ROOT, path), JSON.stringify(publishedSchema(schema), undefined, 2));
execFileSync(process.execPath, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), ...DATA_SCHEMAS.keys()], { cwd: ROOT });
