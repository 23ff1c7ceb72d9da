import { wordsOf } from '#domain/locale';
import type { Speech } from '#platform/words';
import { archiveWords } from './words.ts';

export interface Entry {
  readonly file: string;
  readonly module: string;
  readonly entries: number;
}

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%;margin:1.5rem 0}th,td{text-align:start;padding:.5rem .75rem;border-bottom:1px solid #8886}
td:last-child,th:last-child{text-align:end;font-variant-numeric:tabular-nums}`;

/** The page that opens an archive, in the language of its reader; it needs nothing but itself. */
export function indexPage(found: readonly Entry[], { i18n, locale }: Speech, brand: string, at: Date): string {
  const words = archiveWords(i18n);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);
  const count = new Intl.NumberFormat(locale);
  const rows = found.map(
    ({ file, module, entries }) =>
      `<tr><td><a href="${escape(file)}"><bdi>${escape(file)}</bdi></a></td><td>${escape(words.parts[module] ?? module)}</td><td>${count.format(entries)}</td></tr>`,
  );
  const { lang, dir } = wordsOf(locale);
  return `<!doctype html>
<html lang="${escape(lang)}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(words.title(brand))}</title>
<style>${STYLE}</style>
<h1>${escape(words.title(brand))}</h1>
<p>${escape(words.made(`${date} UTC`))} ${escape(words.about)}</p>
<p><strong>${escape(words.secret)}</strong></p>
<table>
<thead><tr><th>${escape(words.file)}</th><th>${escape(words.holds)}</th><th>${escape(words.entries)}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<p>${escape(words.remains)}</p>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
