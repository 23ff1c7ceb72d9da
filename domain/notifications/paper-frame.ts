import type { Order } from '#contract/booking';
import { formatDays, wordsOf as localeWords } from '#domain/locale';
import type { Paper, PaperSection } from '#platform/pdf';
import type { Speech } from '#platform/words';
import { type DescribedItem, describeOrder, isTouched, wasBooked } from './described-order.ts';
import type { MailLook } from './mail-look.ts';
import { refundLines, type Saying } from './order-money.ts';
import { paperWords } from './paper-words.ts';
import { wordsOf } from './words.ts';

export interface PaperAsked {
  readonly order: Order;
  readonly speech: Speech;
  readonly look: MailLook;
  readonly now: Date;
}

export interface Writing extends Saying {
  readonly all: readonly DescribedItem[];
  readonly paper: ReturnType<typeof paperWords>;
  readonly now: Date;
}

export type Cell = NonNullable<PaperSection['cells']>[number];

export function writingOf({ order, speech, look, now }: PaperAsked): Writing {
  return {
    order,
    words: wordsOf(speech.i18n),
    paper: paperWords(speech.i18n),
    locale: speech.locale,
    brand: look.name,
    all: describeOrder(order, speech, { onPaper: true }),
    now,
  };
}

/** Everything of a paper but what it tells of each thing. */
export function framed(
  { order, speech, look, now }: PaperAsked,
  writing: Writing,
  title: string,
): Omit<Paper, 'sections'> {
  const { words, paper } = writing;
  const { accent, line, quiet, ground, text, warning } = look.light;
  const { lang, dir } = localeWords(speech.locale);
  return {
    language: lang,
    direction: dir,
    at: now,
    from: look.name,
    logo: look.logo,
    title,
    ...aboutOf(writing),
    banner: bannerOf(writing),
    mark: order.dataClass === 'demo' ? { long: words.sampleNotice, short: words.sampleSubject } : null,
    foot: [words.questions(order.seller.name, order.seller.email), words.soldBy(order.seller.legalEntity)],
    reference: order.reference,
    page: paper.page,
    colours: { accent, line, quiet, sunken: ground, text, warning },
  };
}

/** What is still booked names a paper, or all that was once nothing is. */
function aboutOf({ all, locale, paper }: Writing): Pick<Paper, 'heading' | 'subheading'> {
  const booked = all.filter(({ fate }) => wasBooked(fate));
  const left = booked.filter(({ fate }) => fate === 'booked');
  const about = (left.length > 0 ? left : booked).map(({ words }) => words);
  const [first = '', last = ''] = [
    about
      .flatMap(({ days }) => days)
      .sort()
      .at(0),
    about
      .flatMap(({ days }) => days)
      .sort()
      .at(-1),
  ];
  return {
    heading: about.map(({ heading }) => heading).reduce(paper.facts),
    subheading: [formatDays(first, last, locale), ...about.slice(0, 1).map(({ party }) => party)].reduce(paper.facts),
  };
}

/** That all of it is cancelled, and what comes back. */
function bannerOf(writing: Writing): Paper['banner'] {
  const { all, words } = writing;
  const booked = all.filter(({ fate }) => wasBooked(fate));
  if (booked.length === 0 || booked.some(({ fate }) => fate === 'booked')) return null;
  return { title: words.cancelledIntro, lines: refundLines(booked, writing) };
}

/** The same of a part, which comes after what stands. */
export function partlyGone(writing: Writing): PaperSection[] {
  const { all, words } = writing;
  const booked = all.filter(({ fate }) => wasBooked(fate));
  if (!booked.some(isTouched) || booked.every(({ fate }) => fate === 'cancelled')) return [];
  return [{ title: words.partlyCancelledIntro, lines: refundLines(booked, writing), rows: [] }];
}
