import { BEST, CHILD, entryRow, LEAD, NODE_WORDS, TOP_AT } from './node.ts';
import { MAX_POPS, type PlaceIndex } from './open.ts';
import { addExact, type Ranking } from './ranking.ts';
import { NONE } from './trie.ts';

/** Adds the accepted places below an inner node in popularity order until the ranking is full: best-first, so that few nodes are opened. */
export function rankBestFirst(
  index: PlaceIndex,
  ranking: Ranking,
  start: number,
  accept: ((place: number) => boolean) | undefined,
): void {
  const { nodes, nodeEntry, entryPlace, scratch } = index;
  const heap = createHeap(index);
  const pushEntries = (first: number, last: number): void => {
    for (let entry = first; entry < last; entry += 1) heap.push(entryPlace[entry] ?? 0, -1);
  };
  heap.push(nodes[start + BEST] ?? 0, start);
  let previous = NONE;
  for (let pops = 0; pops < MAX_POPS * 8 && ranking.count < ranking.limit && heap.pop(); pops += 1) {
    scratch.work += 1;
    const node = heap.item();
    if (node >= 0) {
      const row = entryRow(node);
      const first = nodeEntry[row] ?? 0;
      const children = nodes[node + TOP_AT] === NONE ? 0 : (nodes[node + LEAD] ?? 0) >>> 24;
      const child = nodes[node + CHILD] ?? 0;
      pushEntries(first, (children > 0 ? nodeEntry[entryRow(child)] : nodeEntry[row + 1]) ?? first);
      for (let i = 0; i < children; i += 1) {
        heap.push(nodes[child + i * NODE_WORDS + BEST] ?? 0, child + i * NODE_WORDS);
      }
    } else if (heap.rank() !== previous) {
      previous = heap.rank();
      if (accept === undefined || accept(previous)) addExact(index, ranking, previous);
    }
  }
}

interface Heap {
  push(rank: number, item: number): void;
  /** Takes the smallest off; read it by `rank` and `item`. */
  pop(): boolean;
  rank(): number;
  item(): number;
}

/** Binary heap on the index's scratch; drops what would not fit, which the pop limit keeps from happening. */
function createHeap(index: PlaceIndex): Heap {
  const { heapRank, heapItem } = index.scratch;
  let size = 0;
  let poppedRank = 0;
  let poppedItem = 0;
  const sink = (rankValue: number, item: number): void => {
    let at = 0;
    for (let child = 1; child < size; child = at * 2 + 1) {
      if (child + 1 < size && (heapRank[child + 1] ?? 0) < (heapRank[child] ?? 0)) child += 1;
      if ((heapRank[child] ?? 0) >= rankValue) break;
      heapRank[at] = heapRank[child] ?? 0;
      heapItem[at] = heapItem[child] ?? 0;
      at = child;
    }
    heapRank[at] = rankValue;
    heapItem[at] = item;
  };
  return {
    push(rankValue, item) {
      if (size === heapRank.length) return;
      let at = size++;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if ((heapRank[parent] ?? 0) <= rankValue) break;
        heapRank[at] = heapRank[parent] ?? 0;
        heapItem[at] = heapItem[parent] ?? 0;
        at = parent;
      }
      heapRank[at] = rankValue;
      heapItem[at] = item;
    },
    pop() {
      if (size === 0) return false;
      poppedRank = heapRank[0] ?? 0;
      poppedItem = heapItem[0] ?? 0;
      size -= 1;
      if (size > 0) sink(heapRank[size] ?? 0, heapItem[size] ?? 0);
      return true;
    },
    rank: () => poppedRank,
    item: () => poppedItem,
  };
}
