import type { Money } from '#contract/core';
import { atStake, mostLost } from '#contract/search';
import { formatMoney, formatThere } from '#domain/locale';
import { isPartGone, type DescriptionSection } from '../description.ts';
import { sharedWords } from '../description-words.ts';
import { roomName } from './describe-property.ts';
import type { StayAsked } from './description.ts';
import { stayWords } from './description-words.ts';

type Room = StayAsked['product']['rooms'][number];

/** What cancelling each room that is left costs until when, by the clocks of the house, and what it costs when nobody arrives. */
export function cancellingOf(asked: StayAsked): DescriptionSection[] {
  const { item, product, speech } = asked;
  const words = stayWords(speech.i18n);
  const left = product.rooms.flatMap((room, at) => (isPartGone(item, at) ? [] : [{ room, at }]));
  return left.map(({ room, at }, place) => ({
    title: place === 0 ? sharedWords(speech.i18n).ifYouCancel : null,
    ...(product.rooms.length > 1 && { head: roomName(asked, at) }),
    sums: true,
    rows: rowsOf(asked, room),
    lines: [
      ...(room.plan.payAt === 'property' ? [words.askedThere] : []),
      ...(place === left.length - 1 ? [asked.onPaper ? words.deadlines : words.how(left.length)] : []),
    ],
  }));
}

function rowsOf(asked: StayAsked, room: Room): DescriptionSection['rows'] {
  const { item, product, speech } = asked;
  const { zone } = product.property;
  // What is asked for at the property of those who come is not lost by those who do not.
  const [cancellation, most] = [atStake(room), mostLost(room)];
  const words = stayWords(speech.i18n);
  const shared = sharedWords(speech.i18n);
  const cost = (kept: Money): string => {
    if (kept.amountMinor === 0) return words.free;
    const amount = formatMoney(kept, speech.locale);
    return kept.amountMinor < most || room.plan.payAt === 'property' ? words.costs(amount) : words.costsAll(amount);
  };
  // Two bounds with the same cost on both sides would look like a mistake.
  const steps = upTo(endOf(item), cancellation.steps, most).filter(
    ({ kept }, at, all) => kept.amountMinor !== all[at + 1]?.kept.amountMinor,
  );
  const rows = steps.map(({ until, kept }) => ({
    name: until
      ? shared.until(formatThere(until, zone, speech.locale))
      : steps.length > 1
        ? shared.afterwards
        : words.fromBooking,
    value: cost(kept),
  }));
  const { noShow } = cancellation;
  return [
    ...rows,
    { name: words.noShow, value: noShow.amountMinor === 0 ? words.free : formatMoney(noShow, speech.locale) },
  ];
}

/** From when on nothing can be cancelled any more and all of it is lost; undefined where the supplier names no such moment. */
function endOf({ cancellation }: StayAsked['item']): string | undefined {
  const last = cancellation.at(-1);
  if (last?.until !== null || last.basis !== 'nothing') return undefined;
  return cancellation.at(-2)?.until ?? undefined;
}

type Step = Room['cancellation']['steps'][number];

/** The last cost of a room holds until that moment. */
function upTo(end: string | undefined, steps: readonly Step[], mostMinor: number): readonly Step[] {
  const [last, before] = [steps.at(-1), steps.at(-2)?.until ?? ''];
  if (!last || !end || last.until !== null || end <= before) return steps;
  const kept = { ...last.kept, amountMinor: mostMinor };
  return [...steps.slice(0, -1), { ...last, until: end }, { ...last, kept }];
}
