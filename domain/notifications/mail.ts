import { asHtml } from './mail-html.ts';
import type { MailLook } from './mail-look.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a mail consists of, before it becomes text or HTML: so the two cannot differ. */
export interface MailParts {
  readonly look: MailLook;
  readonly title: string;
  /** Over everything, where it is no real travel. */
  readonly label: string | null;
  /** What happened, before what is said about it. */
  readonly facts?: readonly Row[];
  readonly intro: readonly string[];
  readonly link: MailLink | null;
  readonly sections: readonly Section[];
  readonly foot: readonly string[];
  /** How to get no more of these; after the foot. */
  readonly leave?: MailLink;
  readonly locale: string;
  /** Of title, intro and sections where they are not in the reader's language. */
  readonly contentLocale?: string;
}

interface MailLink {
  readonly name: string;
  readonly url: string;
}

export interface Section {
  readonly title: string | null;
  /** Belongs to the section above that has a title of its own and is not under another. */
  readonly under?: true;
  /** Of what the rows are amounts, where that needs saying. */
  readonly head?: string;
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
  /** A list below the lines. */
  readonly items?: readonly string[];
  /** Below everything else of the section. */
  readonly link?: MailLink;
  /** The rows are amounts; what the lines say comes after them. */
  readonly sums?: true;
}

interface Row {
  readonly name: string;
  readonly value: string;
  /** Of the rows above. */
  readonly total?: true;
  /** To be typed: one piece from left to right in every language, in a line of its own. */
  readonly code?: true;
}

/** Any mail of the site, in text and in HTML. */
export function layMail(parts: MailParts): MailContent {
  return { subject: parts.title, text: asText(parts), html: asHtml(parts) };
}

function asText({
  title,
  facts = [],
  intro,
  link,
  sections,
  foot,
  leave,
  locale,
  contentLocale = locale,
}: MailParts): string {
  const blocks = sections.map(({ title: heading, under, head, lines, rows, sums, items = [], link: way }) => {
    const told = rows.map(({ name, value, code }) => (code ? `${name}:\n${value}` : `${name}: ${value}`));
    const body = sums ? [...told, ...lines] : [...lines, ...told];
    const list = items.map((item) => `- ${item}`);
    const ways = way ? [`${way.name}: ${way.url}`] : [];
    const names = [heading && (under ? heading : heading.toLocaleUpperCase(contentLocale)), head];
    return [...names.filter(Boolean), ...body, ...list, ...ways].join('\n');
  });
  const happened = facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
  const lead = [title, happened, intro.join('\n'), link === null ? '' : `${link.name}: ${link.url}`].filter(Boolean);
  const last = [...foot, ...(leave ? [`${leave.name}: ${leave.url}`] : [])];
  return [...lead, ...blocks, last.join('\n')].join('\n\n');
}
