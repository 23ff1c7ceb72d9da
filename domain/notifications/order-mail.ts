import type { Order } from '#contract/booking';
import type { NoticeKind } from '#domain/booking';
import type { Speech } from '#platform/words';
import { layMail, type MailContent, type MailParts, type Section } from './mail.ts';
import type { MailLook } from './mail-look.ts';
import { altogether, paymentLines, priceSections, refundLines, whoRefunds, type Saying } from './order-money.ts';
import { goneParts, isTouched, describeOrder, type DescribedItem, wasBooked } from './described-order.ts';
import { wordsOf, type Words } from './words.ts';

interface Asked {
  readonly kind: NoticeKind;
  readonly order: Order;
  readonly url: string;
  readonly speech: Speech;
  readonly look: MailLook;
}

/** The whole mail about an order in the reader's language, in text and in HTML. */
export function writeMail(asked: Asked): MailContent {
  const parts = partsOf(asked);
  const { order } = asked;
  return { ...layMail(parts), subject: `${parts.title} (${order.reference})${parts.label ? ` – ${parts.label}` : ''}` };
}

/** What it says, item by item: one alone is told as it is, several each under their name and then altogether. */
export function partsOf({ kind: owed, order, url, look, speech }: Asked): MailParts {
  const words = wordsOf(speech.i18n);
  const sample = order.dataClass === 'demo';
  const all = describeOrder(order, speech);
  // Where anything was booked, nobody may read that nothing was.
  const kind = owed === 'failure' && all.some(({ fate }) => wasBooked(fate)) ? 'confirmation' : owed;
  const saying = { order, words, locale: speech.locale, brand: look.name };
  const { title, intro } = headOf(kind, all, saying);
  const about = kind === 'links' || kind === 'found';
  return {
    look,
    title,
    label: sample ? words.sampleSubject : null,
    intro: [...(sample ? [words.sampleNotice] : []), ...intro],
    link: { name: words.open, url },
    sections: [
      { title: null, lines: [], rows: referencesOf(all, saying) },
      ...(about ? [] : toldSections(kind, all, saying)),
    ],
    foot: [words.questions(order.seller.name, order.seller.email), words.soldBy(order.seller.legalEntity)],
    locale: speech.locale,
  };
}

function toldSections(kind: NoticeKind, all: readonly DescribedItem[], saying: Saying): Section[] {
  return [
    ...fates(all, saying.words),
    // Whoever cancelled looks for this first.
    ...(kind === 'cancellation' ? [refundOf(all, saying)] : []),
    ...all.flatMap((described) => itemSections(kind, described, all.length > 1, saying)),
    ...(kind === 'failure' ? [] : moneyOf(kind, all, saying)),
  ];
}

function headOf(
  kind: NoticeKind,
  all: readonly DescribedItem[],
  { order, words, locale }: Saying,
): { readonly title: string; readonly intro: readonly string[] } {
  if (kind === 'links') return { title: words.newLink, intro: [words.newLinkIntro] };
  if (kind === 'found') return { title: words.wasFound, intro: [words.wasFoundIntro, words.wasFoundNext] };
  const [only] = all.length === 1 ? all : [];
  const named = (some: readonly DescribedItem[]): string => only?.words.title ?? namesOf(some, words, locale);
  if (kind === 'cancellation') {
    const touched = all.filter(isTouched);
    const whole = all.filter(({ fate }) => wasBooked(fate)).every(({ fate }) => fate === 'cancelled');
    return whole
      ? { title: words.cancelled(named(touched)), intro: [words.cancelledIntro] }
      : { title: words.partlyCancelled(named(touched)), intro: [words.partlyCancelledIntro] };
  }
  if (kind === 'failure') {
    const taken = order.payments.length > 0 ? words.nothingTaken : words.nothingCharged;
    return { title: words.notBooked(named(all)), intro: [only?.words.notBooked ?? words.notBookedIntro, taken] };
  }
  const partly = all.some(({ fate }) => !wasBooked(fate)) && all.some(({ fate }) => wasBooked(fate));
  if (partly) return { title: words.partlyBooked(named(all)), intro: [words.partlyBookedIntro] };
  return { title: words.booked(named(all)), intro: [only?.words.booked ?? words.bookedIntro(order.seller.name)] };
}

/** A subject has room for two. */
function namesOf(all: readonly DescribedItem[], words: Words, locale: string): string {
  const names = all.map(({ words: { name } }) => name);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return names.length > 2 ? words.andMore(names[0] ?? '', names.length - 1) : list.format(names);
}

function referencesOf(all: readonly DescribedItem[], { order, words, brand }: Saying): Section['rows'] {
  const alone = all.length === 1 ? all : [];
  return [
    { name: words.brandReference(brand), value: order.reference },
    ...alone.flatMap(({ item, words: { reference } }) =>
      item.supplierReference === null ? [] : [{ name: reference, value: item.supplierReference }],
    ),
  ];
}

/** What is booked and what is not, where that is not the same for all of it. */
function fates(all: readonly DescribedItem[], words: Words): Section[] {
  const gone = all.flatMap((described) =>
    described.fate === 'cancelled'
      ? [described.words.title]
      : goneParts(described).map((part) => (all.length > 1 ? words.partOf(described.words.name, part) : part)),
  );
  const parted = [...Map.groupBy(all, ({ fate }) => fate).keys()].length > 1;
  if (!parted && !all.some((described) => goneParts(described).length > 0)) return [];
  const lists = [
    [
      gone.length > 0 ? words.stillBooked : words.isBooked,
      all.flatMap((described) => leftOf(described, all.length > 1, words)),
    ],
    [words.isCancelled, gone],
    [words.isNotBooked, all.flatMap(({ fate, words: { title } }) => (fate === 'notBooked' ? [title] : []))],
    [words.isOpen, all.flatMap(({ fate, words: { title } }) => (fate === 'open' ? [title] : []))],
  ] as const;
  return lists.flatMap(([title, items]) => (items.length > 0 ? [{ title, lines: [], rows: [], items }] : []));
}

function leftOf({ item, fate, words: described }: DescribedItem, several: boolean, words: Words): string[] {
  if (fate !== 'booked') return [];
  if (item.cancelledUnits.length === 0) return [described.title];
  const parts = described.parts.filter((_, place) => !item.cancelledUnits.includes(place));
  return parts.map((part) => (several ? words.partOf(described.name, part) : part));
}

/** Everything about what was booked; of what was not it is enough that it was not, but where that is all there is to tell. */
function itemSections(kind: NoticeKind, described: DescribedItem, several: boolean, saying: Saying): Section[] {
  const { item, fate, words: its } = described;
  const { words, order } = saying;
  if (!wasBooked(fate) && kind !== 'failure') return [];
  if (!several) return [...its.sections];
  const sample = item.product.dataClass === 'demo' && order.dataClass !== 'demo';
  const head: Section = {
    title: its.title,
    lines: [...(sample ? [words.sampleSubject] : []), ...(fate === 'cancelled' ? [words.isCancelled] : [])],
    rows: item.supplierReference === null ? [] : [{ name: its.reference, value: item.supplierReference }],
  };
  const money = wasBooked(fate) ? [...priceSections(described, saying), ...cancellingSections(described, saying)] : [];
  return [head, ...[...its.sections, ...money].map((section) => ({ ...section, under: true as const }))];
}

/** Price and payment, what comes back now that something is cancelled, and what would if more were. */
function moneyOf(kind: NoticeKind, all: readonly DescribedItem[], saying: Saying): Section[] {
  const [only] = all.length === 1 ? all : [];
  const sums = only ? priceSections(only, saying) : [altogether(all, saying)];
  return [
    ...withLines(sums, 0, paymentLines(saying)),
    ...(kind !== 'cancellation' && all.some(isTouched) ? [refundOf(all, saying)] : []),
    ...(only ? cancellingSections(only, saying) : []),
  ];
}

function refundOf(all: readonly DescribedItem[], saying: Saying): Section {
  return { title: saying.words.refund, lines: refundLines(all, saying), rows: [] };
}

/** What cancelling what is left costs or brings back, and who pays that back. */
function cancellingSections({ item, fate, words: { cancelling } }: DescribedItem, saying: Saying): Section[] {
  if (fate !== 'booked') return [];
  const steps = item.cancellation;
  const never = steps.length > 0 && steps.every(({ refund }) => refund?.amountMinor === 0);
  const refunds = item.dueNow.amountMinor > 0 && !never;
  return withLines(cancelling, cancelling.length - 1, refunds ? [whoRefunds(saying)] : []);
}

/** More lines for one of them. */
function withLines(sections: readonly Section[], at: number, lines: readonly string[]): Section[] {
  return sections.map((section, place) =>
    place === at ? { ...section, lines: [...section.lines, ...lines] } : section,
  );
}
