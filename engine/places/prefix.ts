import { MAX_POPS, type PlaceIndex } from './open.ts';
import { rank, type Ranking } from './ranking.ts';
import { NONE, TOP } from './trie.ts';

const MAX_NAMESAKES = 64;

/** A landing: the node where the query ended and how much of the query its entries have yet to match. */
export interface Landing {
  node: number;
  /** Bytes of the query consumed on the way; short of the query only at a leaf. */
  used: number;
}

/** Follows the query's bytes `from .. to` below a cursor; false when nothing starts so, or nothing before `floor` in popularity. */
export function descend(
  index: PlaceIndex,
  landing: Landing,
  node: number,
  labelAt: number,
  from: number,
  to: number,
  floor = NONE,
): boolean {
  const { folded, nodeLabel, nodeLabelLength, nodeTop, nodeBest, scratch } = index;
  const { query } = scratch;
  let at = from;
  let offset = labelAt;
  for (;;) {
    scratch.work += 1;
    const label = nodeLabel[node] ?? 0;
    const labelLength = nodeLabelLength[node] ?? 0;
    while (offset < labelLength && at < to) {
      if (folded[label + offset] !== query[at]) return false;
      offset += 1;
      at += 1;
    }
    if (at === to || nodeTop[node] === NONE) {
      landing.node = node;
      landing.used = at;
      return true;
    }
    node = childFor(index, node, query[at] ?? 0);
    if (node < 0 || (nodeBest[node] ?? NONE) > floor) return false;
    offset = 1;
    at += 1;
  }
}

/** The child that starts with the byte, or -1: letters by counting bits, anything else by looking. */
export function childFor(index: PlaceIndex, node: number, byte: number): number {
  const first = index.nodeChild[node] ?? 0;
  const letter = byte - 97;
  if (letter >= 0 && letter < 26) {
    const letters = index.nodeLetters[node] ?? 0;
    if ((letters & (1 << letter)) === 0) return -1;
    return first + (index.nodeBelow[node] ?? 0) + bitCount(letters & ((1 << letter) - 1));
  }
  const end = first + (index.nodeChildren[node] ?? 0);
  for (let child = first; child < end; child += 1) if (index.nodeByte[child] === byte) return child;
  return -1;
}

function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Depth in the keys at which a node's label ends. */
export function depthOf(index: PlaceIndex, node: number): number {
  const first = index.nodeEntry[node * 2] ?? 0;
  return (index.nodeLabel[node] ?? 0) + (index.nodeLabelLength[node] ?? 0) - (index.entryKey[first] ?? 0);
}

/** Does the entry go on with the query's bytes `from .. to` at `depth`? */
function goesOn(index: PlaceIndex, entry: number, depth: number, from: number, to: number): boolean {
  const { folded, entryKey, entryLength, scratch } = index;
  scratch.work += 1;
  if (depth + to - from > (entryLength[entry] ?? 0)) return false;
  const key = (entryKey[entry] ?? 0) + depth;
  for (let i = from; i < to; i += 1) if (folded[key + i - from] !== scratch.query[i]) return false;
  return true;
}

/** Ranks every place below a landing, stopping at the first that is too weak. */
export function rankLanding(index: PlaceIndex, ranking: Ranking, landing: Landing, to: number, edits: number): void {
  const { nodeTop, top, nodeEntry, entryPlace } = index;
  const { node, used } = landing;
  const topAt = nodeTop[node] ?? NONE;
  if (topAt !== NONE) {
    for (let i = topAt; i < topAt + TOP; i += 1) {
      const place = top[i] ?? NONE;
      if (place === NONE || !rank(index, ranking, place, edits)) return;
    }
    return;
  }
  const depth = depthOf(index, node);
  const last = nodeEntry[node * 2 + 1] ?? 0;
  for (let entry = nodeEntry[node * 2] ?? 0; entry < last; entry += 1) {
    if (used === to || goesOn(index, entry, depth, used, to)) rank(index, ranking, entryPlace[entry] ?? 0, edits);
  }
}

/** Keys lie in their names: one that does not begin its name follows a space. */
function isSuffix(index: PlaceIndex, entry: number): boolean {
  return index.folded[(index.entryKey[entry] ?? 0) - 1] === 0x20;
}

/** The most popular place of which the query is a whole name, or `NONE`; at most `MAX_NAMESAKES` are looked at. */
export function exactPlace(index: PlaceIndex, landing: Landing, to: number): number {
  const { nodeEntry, entryLength, entryPlace, nodeTop } = index;
  const first = nodeEntry[landing.node * 2] ?? 0;
  const last = Math.min(nodeEntry[landing.node * 2 + 1] ?? 0, first + MAX_NAMESAKES);
  const depth = depthOf(index, landing.node);
  if (nodeTop[landing.node] !== NONE && depth !== to) return NONE;
  let best = NONE;
  for (let entry = first; entry < last; entry += 1) {
    const whole = entryLength[entry] === to;
    if (!whole && nodeTop[landing.node] !== NONE) break;
    if (!whole || isSuffix(index, entry) || !goesOn(index, entry, depth, landing.used, to)) continue;
    best = Math.min(best, entryPlace[entry] ?? NONE);
  }
  return best;
}

/**
 * Ranks the accepted places below a landing in popularity order: those stored at the node where they suffice, else
 * best-first over the trie, at most `MAX_POPS` nodes opened.
 */
export function rankAccepted(
  index: PlaceIndex,
  ranking: Ranking,
  landing: Landing,
  to: number,
  accept: (place: number) => boolean,
): void {
  const topAt = index.nodeTop[landing.node] ?? NONE;
  if (topAt !== NONE) {
    for (let i = topAt; i < topAt + TOP && ranking.count < ranking.limit; i += 1) {
      const place = index.top[i] ?? NONE;
      if (place === NONE) return;
      if (accept(place)) rank(index, ranking, place, 0);
    }
    if (ranking.count === ranking.limit) return;
  }
  rankBestFirst(index, ranking, landing, to, accept);
}

function rankBestFirst(
  index: PlaceIndex,
  ranking: Ranking,
  landing: Landing,
  to: number,
  accept: (place: number) => boolean,
): void {
  const { nodeTop, top, nodeChild, nodeChildren, nodeEntry, entryPlace, scratch } = index;
  const heap = createHeap(index);
  const pushEntries = (first: number, last: number, depth: number, used: number): void => {
    for (let entry = first; entry < last; entry += 1) {
      if (used === to || goesOn(index, entry, depth, used, to)) heap.push(entryPlace[entry] ?? 0, -1);
    }
  };
  const pushNode = (node: number, used: number): void => {
    if (nodeTop[node] !== NONE) heap.push(top[nodeTop[node] ?? 0] ?? 0, node);
    else pushEntries(nodeEntry[node * 2] ?? 0, nodeEntry[node * 2 + 1] ?? 0, depthOf(index, node), used);
  };
  pushNode(landing.node, landing.used);
  let previous = NONE;
  for (let pops = 0; pops < MAX_POPS * 8 && heap.pop() && ranking.count < ranking.limit; pops += 1) {
    scratch.work += 1;
    const node = heap.item();
    if (node >= 0) {
      const child = nodeChild[node] ?? 0;
      const children = nodeChildren[node] ?? 0;
      const ended = children > 0 ? (nodeEntry[child * 2] ?? 0) : (nodeEntry[node * 2 + 1] ?? 0);
      pushEntries(nodeEntry[node * 2] ?? 0, ended, 0, to);
      for (let next = child; next < child + children; next += 1) pushNode(next, to);
    } else if (heap.rank() !== previous) {
      previous = heap.rank();
      if (accept(previous)) rank(index, ranking, previous, 0);
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
