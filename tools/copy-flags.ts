import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SITES } from '../domain/locale/sites.ts';

const ROOT = join(import.meta.dirname, '..');
const FROM = join(ROOT, 'node_modules/country-flag-icons/3x2');
const TO = join(ROOT, 'dist/flags');

mkdirSync(TO, { recursive: true });
for (const { country } of SITES) copyFileSync(join(FROM, `${country}.svg`), join(TO, `${country}.svg`));
