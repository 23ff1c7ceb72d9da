import type { TravellerSlot } from '#contract/booking';
import type { Typed } from '#contract/cart';

type Slots = readonly Pick<TravellerSlot, 'item' | 'kind' | 'age'>[];

const NAMES = ['givenNames', 'familyName'] as const;

/** Whether the same persons are asked for in the same order. */
export function isSameParty(before: Slots, now: Slots): boolean {
  const kinds = (slots: Slots): string => JSON.stringify(slots.map(({ kind, age }) => [kind, age]));
  return kinds(before) === kinds(now);
}

/** What was typed, once one of the things is taken out of the cart. */
export function withoutThing(typed: Typed, before: Slots, item: number): Typed {
  const order = before.flatMap((slot, at) => (slot.item === item ? [] : [at]));
  const moved: Record<string, string> = {};
  for (const [name, value] of Object.entries(withOwnNames(typed, before.length))) {
    const [, at, field] = /^travellers\.(\d+)\.(.+)$/.exec(name) ?? [];
    const place = order.indexOf(Number(at));
    if (at === undefined) moved[name] = value;
    else if (place >= 0) moved[`travellers.${place}.${field}`] = value;
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
