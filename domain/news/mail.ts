import { ONE_CLICK_PATH, UNSUBSCRIBE_PATH } from '#contract/news';
import type { NewsReader } from '#domain/identity';
import { layMail, type MailLook, type MailParts } from '#domain/notifications';
import type { MailDraft } from '#platform/core';
import type { Speak } from '#platform/words';
import { type Block, type Edition, languageFor, languageOf } from './edition.ts';
import { newsWords } from './words.ts';

/** Who writes. */
export interface NewsSite {
  readonly name: string;
  /** Of the brand itself. */
  readonly locale: string;
  readonly legalEntity: string;
  readonly address: string;
  readonly from: string;
  readonly baseUrl: string;
  readonly look: MailLook;
}

interface Writing {
  readonly speak: Speak;
  readonly site: NewsSite;
}

export type NewsMail = Pick<MailDraft, 'subject' | 'text' | 'html' | 'from' | 'headers'>;

/** One edition for one reader. What stands around it is in their language, also where the news are not. */
export function writeNews(
  edition: Pick<Edition, 'texts'>,
  reader: Pick<NewsReader, 'locale' | 'linkKey' | 'since'>,
  { speak, site }: Writing,
): NewsMail {
  const { i18n, locale } = speak(reader.locale);
  const words = newsWords(i18n, site.name);
  const language = languageFor(edition, reader.locale, site.locale);
  const foreign = language !== languageOf(reader.locale);
  const { subject, blocks } = edition.texts[language] ?? { subject: '', blocks: [] };
  const own = (path: string): string => new URL(path, site.baseUrl).href;
  const home = foreign ? site.locale : locale;
  const parts: MailParts = {
    look: site.look,
    title: subject,
    label: null,
    intro: [],
    link: null,
    sections: blocks.map((block) => sectionOf(block, (path) => own(`/${home.toLowerCase()}${path}`))),
    contentLocale: foreign ? site.locale : locale,
    foot: [
      ...(foreign ? [words.otherLanguage(nameOf(language, locale))] : []),
      words.why(dayOf(reader.since, locale)),
      words.remains,
      `${site.legalEntity}, ${site.address}`,
    ],
    leave: { name: words.stop, url: own(`/${locale.toLowerCase()}${UNSUBSCRIBE_PATH}?link=${reader.linkKey}`) },
    locale,
  };
  return {
    ...layMail(parts),
    from: senderOf(site),
    headers: {
      'List-Unsubscribe': `<${own(`${ONE_CLICK_PATH}/${reader.linkKey}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<news.${new URL(site.baseUrl).hostname}>`,
      Precedence: 'bulk',
    },
  };
}

function sectionOf(block: Block, own: (path: string) => string): MailParts['sections'][number] {
  const empty = { title: null, lines: [], rows: [] };
  switch (block.kind) {
    case 'heading':
      return { ...empty, title: block.text };
    case 'paragraph':
      return { ...empty, lines: [block.text] };
    case 'list':
      return { ...empty, items: block.items };
    case 'link':
      return { ...empty, link: { name: block.name, url: block.url.startsWith('/') ? own(block.url) : block.url } };
  }
}

/** The name of the brand before its address, whatever name the configuration gives. */
function senderOf({ name, from }: Pick<NewsSite, 'name' | 'from'>): string {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  return `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}

function dayOf(at: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

function nameOf(language: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
}
