import { wordsOf } from '#domain/locale';
import type { MailParts, Section } from './mail.ts';

/**
 * Mail programs know no tokens and many drop style sheets: without one this is plain black on white, readable at any width.
 * Colours are at least 4.5:1 on their ground in both schemes. Nothing is fetched.
 */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; background: #f2f5f6; color: #151a1d }
.sheet { background: #fff; max-width: 38rem; margin: 0 auto; padding: 1.5rem; box-sizing: border-box }
h1 { font-size: 1.4rem; line-height: 1.25; margin: 0 0 1rem }
h2 { font-size: 1rem; margin: 1.75rem 0 .5rem; padding-top: 1rem; border-top: 1px solid #d4dade }
p { margin: .4rem 0 }
ul { margin: .4rem 0; padding-inline-start: 1.25rem }
li { margin: .2rem 0 }
a { color: #046270 }
table { width: 100%; border-collapse: collapse; margin: .5rem 0 }
th, td { padding: .3rem 0; vertical-align: top; text-align: start; font-weight: normal }
th { color: #4c5960; padding-inline-end: 1rem }
.facts th { width: 1% }
.name { font-weight: bold }
.sums td { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
.total th, .total td { font-weight: bold; color: inherit; border-top: 1px solid #d4dade }
.sample { border: 2px solid #7d4800; color: #7d4800; padding: .5rem .75rem; margin: 0 0 1rem; font-weight: bold }
.open { display: inline-block; background: #046270; color: #fff; padding: .7rem 1.1rem; border-radius: .4rem; font-weight: bold }
.foot { color: #4c5960; font-size: .85rem; border-top: 1px solid #d4dade; margin-top: 1.75rem; padding-top: 1rem }
@media (prefers-color-scheme: dark) {
  body { background: #0c151b; color: #f2f5f6 }
  .sheet { background: #18232a }
  h2, .foot, .total th, .total td { border-color: #394349 }
  a { color: #98cbd6 }
  th, .foot { color: #bac2c7 }
  .sample { border-color: #edb47c; color: #edb47c }
  .open { background: #98cbd6; color: #151a1d }
}
@media (min-width: 40rem) {
  .sheet { margin: 1.5rem auto; border-radius: .6rem }
  .facts th { white-space: nowrap }
}`;

/** One column that mail programs and screen readers read alike. */
export function asHtml(parts: MailParts): string {
  const { title, label, intro, link, sections, foot, leave, locale, contentLocale = locale } = parts;
  const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${safe(line)}</p>`).join('');
  const { lang, dir } = wordsOf(locale);
  const content = wordsOf(contentLocale);
  const foreign = content.lang.split('-')[0] !== lang.split('-')[0];
  return [
    `<!doctype html><html lang="${safe(lang)}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${safe(title)}</title><style>${STYLE}</style></head>`,
    '<body style="font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:16px;line-height:1.5"><div class="sheet">',
    label === null ? '' : `<p class="sample">${safe(label)}</p>`,
    ...(foreign ? [`<div lang="${safe(content.lang)}" dir="${content.dir}">`] : []),
    `<h1>${safe(title)}</h1>`,
    paragraphs(intro),
    link === null
      ? ''
      : `<p style="margin:1.25rem 0"><a class="open" href="${safe(link.url)}">${safe(link.name)}</a></p>`,
    ...sections.map(block),
    ...(foreign ? ['</div>'] : []),
    `<div class="foot">${paragraphs(foot)}${leave ? anchor(leave) : ''}</div></div></body></html>`,
  ].join('');
}

function anchor({ name, url }: { readonly name: string; readonly url: string }): string {
  return `<p><a href="${safe(url)}">${safe(name)}</a></p>`;
}

function block({ title, lines, rows, sums, items = [], link }: Section): string {
  const heading = title === null ? '' : `<h2>${safe(title)}</h2>`;
  const named = rows.length > 0 && !sums ? '<p class="name">' : '<p>';
  const told = lines.map((line) => `${named}${safe(line)}</p>`).join('');
  const body = rows.map(
    ({ name, value, total }) =>
      `<tr${total ? ' class="total"' : ''}><th scope="row">${safe(name)}</th><td>${safe(value)}</td></tr>`,
  );
  const list = items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${safe(item)}</li>`).join('')}</ul>`;
  const more = list + (link ? anchor(link) : '');
  if (body.length === 0) return heading + told + more;
  const table = `<table class="${sums ? 'sums' : 'facts'}"><tbody>${body.join('')}</tbody></table>`;
  return heading + (sums ? table + told : told + table) + more;
}

function safe(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
