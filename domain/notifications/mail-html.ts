import { wordsOf } from '#domain/locale';
import type { MailParts, Section } from './mail.ts';
import { styleOf } from './mail-look.ts';

/** One column that mail programs and screen readers read alike. */
export function asHtml(parts: MailParts): string {
  const { look, title, label, facts = [], intro, link, sections, foot, leave, locale, contentLocale = locale } = parts;
  const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${safe(line)}</p>`).join('');
  const { lang, dir } = wordsOf(locale);
  const content = wordsOf(contentLocale);
  const foreign = content.lang.split('-')[0] !== lang.split('-')[0];
  return [
    `<!doctype html><html lang="${safe(lang)}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${safe(title)}</title><style>${styleOf(look)}</style></head>`,
    '<body style="font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:16px;line-height:1.5"><div class="sheet">',
    `<p class="brand">${safe(look.name)}</p>`,
    label === null ? '' : `<p class="sample">${safe(label)}</p>`,
    ...(foreign ? [`<div lang="${safe(content.lang)}" dir="${content.dir}">`] : []),
    `<h1>${safe(title)}</h1>`,
    ...(facts.length > 0 ? [block({ title: null, lines: [], rows: facts })] : []),
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

function block({ title, under, head, lines, rows, sums, items = [], link }: Section): string {
  const rank = under ? 'h3' : 'h2';
  const named = title === null ? '' : `<${rank}>${safe(title)}</${rank}>`;
  const heading = head === undefined ? named : `${named}<p class="name">${safe(head)}</p>`;
  const open = rows.length > 0 && !sums ? '<p class="name">' : '<p>';
  const told = lines.map((line) => `${open}${safe(line)}</p>`).join('');
  const body = rows.map(
    ({ name, value, total, code }) =>
      `<tr${total ? ' class="total"' : ''}><th scope="row">${safe(name)}</th><td>${code ? asCode(value) : safe(value)}</td></tr>`,
  );
  const list = items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${safe(item)}</li>`).join('')}</ul>`;
  const more = list + (link ? anchor(link) : '');
  if (body.length === 0) return heading + told + more;
  const table = `<table class="${sums ? 'sums' : 'facts'}"><tbody>${body.join('')}</tbody></table>`;
  return heading + (sums ? table + told : told + table) + more;
}

function asCode(text: string): string {
  return `<bdi class="code" dir="ltr" style="white-space:nowrap">${safe(text)}</bdi>`;
}

function safe(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
