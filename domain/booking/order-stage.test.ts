import { expect, test } from 'vitest';
import type { ItemState } from '#contract/booking';
import { mayMove, statesOf } from '#domain/events';
import { itemMachine, orderMachine, type OrderStage, stageAfter } from './machine.ts';

type Items = readonly ItemState[];

/** What happens to one item by itself. */
const ALONE: readonly ItemState[] = [
  'draft',
  'reserving',
  'held',
  'hold_expired',
  'committing',
  'commit_unknown',
  'confirmed',
  'cancelling',
];

/** What happens to all items of an order in one transaction, one after the other: from which states, to which. */
const TOGETHER: readonly (readonly [from: Items, to: ItemState])[] = [
  [['held', 'draft'], 'authorising'],
  [['held', 'draft'], 'committing'],
  [['authorising'], 'held'],
  [['authorising'], 'draft'],
  [['authorising'], 'committing'],
  [['authorising'], 'hold_expired'],
  [['draft', 'held', 'hold_expired'], 'dropped'],
  [['draft', 'hold_expired', 'rejected', 'dropped'], 'purged'],
];

function nextOf(items: Items): readonly (readonly Items[])[] {
  const alone = items.flatMap((state, at) =>
    ALONE.includes(state)
      ? itemMachine.next[state]
          .filter((to) => !TOGETHER.some(([from, together]) => together === to && from.includes(state)))
          .map((to) => [items.with(at, to)])
      : [],
  );
  const together = TOGETHER.filter(([from]) => items.every((state) => from.includes(state))).map(([, to]) =>
    items.map((_, at) => items.map((state, place) => (place <= at ? to : state))),
  );
  return [...alone, ...together];
}

test.each([1, 2, 3])('an order of %s items goes where its items go, by moves that its machine allows', (count) => {
  const first: Items = Array.from({ length: count }, () => itemMachine.first);
  const seen = new Set<string>();
  const stages = new Set<OrderStage>();
  const open: { readonly items: Items; readonly stage: OrderStage }[] = [{ items: first, stage: orderMachine.first }];
  for (let at = open.pop(); at; at = open.pop()) {
    const key = JSON.stringify(at);
    if (seen.has(key)) continue;
    seen.add(key);
    stages.add(at.stage);
    for (const path of nextOf(at.items)) {
      let { stage } = at;
      for (const items of path) {
        const after = stageAfter(stage, items);
        if (after !== stage)
          expect([at.items, items, stage, after, mayMove(orderMachine, stage, after)]).toEqual([
            at.items,
            items,
            stage,
            after,
            true,
          ]);
        stage = after;
      }
      open.push({ items: path.at(-1)!, stage });
    }
  }
  expect([...stages].toSorted()).toEqual(
    statesOf(orderMachine)
      .filter((stage) => !decided.includes(stage) && (count > 1 || stage !== 'partly_booked'))
      .toSorted(),
  );
});

const decided: readonly OrderStage[] = ['awaiting_decision', 'approved', 'declined'];

test('a decision stands while all is held, and ends when a hold does or the buyer pays', () => {
  for (const stage of decided) {
    expect(stageAfter(stage, ['held', 'held'])).toBe(stage);
    expect(stageAfter(stage, ['held', 'hold_expired'])).toBe('expired');
    expect(mayMove(orderMachine, stage, 'paying')).toBe(stage === 'approved');
  }
});
