import type { TravellerSlot } from '#contract/booking';
import type { Typed } from '#contract/cart';

type Slots = readonly Pick<TravellerSlot, 'item' | 'kind' | 'age'>[];

const NAMES = ['givenNames', 'familyName'] as const;

/** Whether the same persons are asked for in the same order. */
export function isSameParty(before: Slots, now: Slots): boolean {
  const kinds = (slots: Slots): string => JSON.stringify(slots.map(({ kind, age }) => [kind, age]));
  return kinds(before) === kinds(now);
}

/** What was typed, once the thing at a place of the cart has become the last one; nothing where its party is another. */
export function movedToEnd(typed: Typed, before: Slots, now: Slots, item: number): Typed {
  const places = before.map((_, at) => at);
  const order = [
    ...places.filter((at) => before[at]?.item !== item),
    ...places.filter((at) => before[at]?.item === item),
  ];
  if (
    !isSameParty(
      order.flatMap((at) => before[at] ?? []),
      now,
    )
  )
    return {};
  const moved: Record<string, string> = {};
  for (const [name, value] of Object.entries(withOwnNames(typed, before.length))) {
    const [, at, field] = /^travellers\.(\d+)\.(.+)$/.exec(name) ?? [];
    moved[at === undefined ? name : `travellers.${order.indexOf(Number(at))}.${field}`] = value;
  }
  return moved;
}

/** "Same as traveller 1" is said by its place: with another first one it would be another name. */
function withOwnNames(typed: Typed, count: number): Typed {
  const own: Record<string, string> = { ...typed };
  for (let at = 1; at < count; at++) {
    if (!own[`travellers.${at}.same`]) continue;
    delete own[`travellers.${at}.same`];
    for (const name of NAMES) own[`travellers.${at}.${name}`] = typed[`travellers.0.${name}`] ?? '';
  }
  return own;
}
