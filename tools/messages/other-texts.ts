import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BRANDS = 'design/brands';
/** What a call or a field is said to be, in the description of the API. */
const DESCRIBED = /(?:\b(?:summary|description):|\.describe\()\s*(['`])((?:(?!\1).)+)\1/g;

/** Texts of a language outside its catalogs, each with its file: those of brands, and in English the description of the API. */
export function* otherTexts(locale: string): Generator<{ readonly path: string; readonly text: string }> {
  for (const name of readdirSync(join(ROOT, BRANDS), { recursive: true, encoding: 'utf8' })) {
    const path = `${BRANDS}/${name}`;
    if (name.endsWith('.md') && name.includes(`/texts/${locale}/`))
      yield { path, text: textOf(path).replaceAll(/\{#[\w-]+\}/g, '') };
    if (/\/(?:brand|footer)\.json$/.test(name))
      for (const text of said(JSON.parse(textOf(path)), locale)) yield { path, text };
  }
  if (locale !== 'en') return;
  for (const name of readdirSync(join(ROOT, 'contract'), { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.ts$/.test(name)) continue;
    for (const [, , text = ''] of textOf(`contract/${name}`).matchAll(DESCRIBED))
      yield { path: `contract/${name}`, text };
  }
}

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Every text that a brand's settings give in the language. */
function said(value: unknown, locale: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === locale && typeof inside === 'string' ? [inside] : said(inside, locale),
  );
}
