import {
  BEST,
  CHILD,
  childFor,
  entryRow,
  LABEL,
  labelLengthOf,
  lastPlainChild,
  LEAD,
  NEXT,
  NODE_WORDS,
  SECOND,
  TOP_AT,
} from './node.ts';
import type { PlaceIndex } from './open.ts';
import { depthOf, descend, rankLanding, type Landing } from './prefix.ts';
import { rank, tighten, type Ranking } from './ranking.ts';
import {
  ABOUT,
  AT_LEAF,
  BEHIND,
  BEHIND_SECOND,
  CURSOR,
  firstRow,
  isLast,
  KNOWN,
  letterIn,
  LONGEST,
  packWithout,
  placeIn,
  positionIn,
  ROW_WORDS,
} from './spellings.ts';
import { NONE } from './trie.ts';

/** Nodes and entries that one question may look at; past it the answer is what was found so far. */
export const MAX_WORK = 40_000;

/** What a walk carries along; the same object for every question. */
interface Walk {
  index: PlaceIndex;
  ranking: Ranking;
  landing: Landing;
  /** Bytes of the query. */
  length: number;
  /** Edits allowed in all. */
  most: number;
  /** Edits before this byte are looked up in the spellings, not walked. */
  spelt: number;
}

/**
 * Ranks places with a key that starts within `most` edits of the question (insert, delete, substitute, swap of two
 * neighbours: Damerau's four; of two edits none on the first letter), among places before `floor` in popularity. Where
 * the next byte agrees inside a label it is taken without branching: an edit there never beats it.
 */
export function walkTypos(
  index: PlaceIndex,
  ranking: Ranking,
  landing: Landing,
  length: number,
  most: number,
  floor = NONE,
): void {
  const walk = { index, ranking, landing, length, most, spelt: 0 };
  ranking.bound = NONE;
  ranking.reach = floor;
  tighten(index, ranking, most);
  if (most === 1 && floor <= KNOWN) {
    walk.spelt = Math.min(LONGEST, length - 1);
    rankSpellings(walk);
  }
  const first =
    most > 1 && labelLengthOf(index.nodes, 0) === 0 ? childFor(index.nodes, 0, index.scratch.query[0] ?? 0) : 0;
  if (first > 0) follow(walk, first, 1, 1, most);
  else follow(walk, 0, 0, 0, most);
}

function land(walk: Walk, node: number, used: number, cost: number): void {
  walk.landing.node = node;
  walk.landing.used = used;
  rankLanding(walk.index, walk.ranking, walk.landing, walk.length, cost);
  tighten(walk.index, walk.ranking, walk.most);
}

/** One letter changed, left out or swapped with the next among the first; one too many is for the walk to find. */
function rankSpellings(walk: Walk): void {
  const { index, spelt } = walk;
  const { query } = index.scratch;
  for (let without = 0; without <= spelt; without += 1) {
    rankRows(walk, firstRow(index, packWithout(query, 0, spelt + 1, without)), spelt + 1, without);
  }
  rankRows(walk, firstRow(index, packWithout(query, 0, spelt, spelt)), spelt, -1);
}

/** Of the rows those that the question's own gap, at `without`, makes one edit; any where the question has no gap. */
function rankRows(walk: Walk, first: number, used: number, without: number): void {
  if (first === NONE) return;
  const { spellingRow, scratch } = walk.index;
  const { query, bits } = scratch;
  const behind = bits[used] ?? 0;
  const second = bits[used + 1] ?? 0;
  for (let row = first; ; row += ROW_WORDS) {
    scratch.work += 1;
    const about = spellingRow[row + ABOUT] ?? 0;
    if (placeIn(about) >= walk.ranking.reach) return;
    const apart = positionIn(about) - without;
    if (
      ((spellingRow[row + BEHIND] ?? 0) & behind) !== 0 &&
      ((spellingRow[row + BEHIND_SECOND] ?? 0) & second) !== 0 &&
      (without < 0 || apart === 0 || ((apart === 1 || apart === -1) && letterIn(about) === query[without]))
    ) {
      goBehind(walk, spellingRow[row + CURSOR] ?? 0, used);
    }
    if (isLast(about)) return;
  }
}

function goBehind(walk: Walk, cursor: number, used: number): void {
  const node = (cursor >>> 8) * NODE_WORDS;
  const offset = cursor & 0xff;
  if (offset !== AT_LEAF) goOn(walk, node, offset, used, 0);
  else stepEntries(walk, node, 0, 0, 1);
}

/** Goes on behind an edit: straight down where it was the last. */
function goOn(walk: Walk, node: number, labelAt: number, at: number, edits: number): void {
  if (edits > 0) follow(walk, node, labelAt, at, edits);
  else if (descend(walk.index, walk.landing, node, labelAt, at, walk.length, walk.ranking.reach)) {
    land(walk, walk.landing.node, walk.landing.used, walk.most);
  }
}

/** Follows the question as it is spelt and spends an edit at every turn on the way. */
function follow(walk: Walk, start: number, labelAt: number, queryAt: number, edits: number): void {
  const { folded, nodes, scratch } = walk.index;
  const { query } = scratch;
  const { length } = walk;
  let node = start;
  let offset = labelAt;
  let at = queryAt;
  for (;;) {
    scratch.work += 1;
    if (scratch.work > MAX_WORK) return;
    const label = nodes[node + LABEL] ?? 0;
    const labelLength = labelLengthOf(nodes, node);
    while (offset < labelLength && at < length && folded[label + offset] === query[at]) {
      offset += 1;
      at += 1;
    }
    if (at === length) {
      land(walk, node, at, walk.most - edits);
      return;
    }
    if (offset < labelLength) {
      goOn(walk, node, offset, at + 1, edits - 1);
      goOn(walk, node, offset + 1, at, edits - 1);
      goOn(walk, node, offset + 1, at + 1, edits - 1);
      if (folded[label + offset] === query[at + 1]) take(walk, node, offset + 1, query[at] ?? 0, at + 2, edits - 1);
      return;
    }
    if (nodes[node + TOP_AT] === NONE) {
      stepEntries(walk, node, depthOf(walk.index, node), at, edits);
      return;
    }
    const same = childFor(nodes, node, query[at] ?? 0);
    goOn(walk, node, labelLength, at + 1, edits - 1);
    if (at >= walk.spelt) spendAmong(walk, node, same, at, edits);
    if (same === 0 || (nodes[same + BEST] ?? NONE) >= walk.ranking.reach) return;
    node = same;
    offset = 1;
    at += 1;
  }
}

/** Edits on the first byte of a child. The last edit is only tried where the next two bytes may follow. */
function spendAmong(walk: Walk, node: number, same: number, at: number, edits: number): void {
  const { ranking } = walk;
  const { nodes, scratch } = walk.index;
  const { query, bits } = scratch;
  const swap = at + 1 < walk.length ? (query[at + 1] ?? 0) : -1;
  const asked = bits[at] ?? 0;
  const following = bits[at + 1] ?? 0;
  const after = bits[at + 2] ?? 0;
  const more = edits > 1;
  const end = lastPlainChild(nodes, node);
  for (let child = nodes[node + CHILD] ?? 0; child < end; child += NODE_WORDS) {
    if ((nodes[child + BEST] ?? NONE) >= ranking.reach || child === same) continue;
    const next = nodes[child + NEXT] ?? 0;
    const second = nodes[child + SECOND] ?? 0;
    if (more || ((next & following) !== 0 && (second & after) !== 0)) goOn(walk, child, 1, at + 1, edits - 1);
    if (more || ((next & asked) !== 0 && (second & following) !== 0)) goOn(walk, child, 1, at, edits - 1);
    if (((nodes[child + LEAD] ?? 0) & 0xff) === swap && (next & asked) !== 0 && (second & after) !== 0) {
      take(walk, child, 1, query[at] ?? 0, at + 2, edits - 1);
    }
  }
}

/** Goes on only where the next byte is `byte`: the second half of a swap. */
function take(walk: Walk, node: number, labelAt: number, byte: number, at: number, edits: number): void {
  const { folded, nodes } = walk.index;
  if (labelAt < labelLengthOf(nodes, node)) {
    if (folded[(nodes[node + LABEL] ?? 0) + labelAt] === byte) goOn(walk, node, labelAt + 1, at, edits);
  } else if (nodes[node + TOP_AT] === NONE) stepEntries(walk, node, depthOf(walk.index, node), at, edits, byte);
  else {
    const child = childFor(nodes, node, byte);
    if (child > 0) goOn(walk, child, 1, at, edits);
  }
}

/** At a leaf the few entries are compared one by one from `depth`; `expected` is the byte a swap still owes. */
function stepEntries(walk: Walk, node: number, depth: number, at: number, edits: number, expected = -1): void {
  const { index, ranking, most } = walk;
  const { folded, nodeEntry, entryKey, entryLength, entryPlace, scratch } = index;
  const row = entryRow(node);
  const last = nodeEntry[row + 1] ?? 0;
  for (let entry = nodeEntry[row] ?? 0; entry < last; entry += 1) {
    if ((entryPlace[entry] ?? NONE) >= ranking.reach) continue;
    scratch.work += 1;
    const key = entryKey[entry] ?? 0;
    const end = key + (entryLength[entry] ?? 0);
    let from = key + depth;
    if (expected >= 0) {
      if (from >= end || folded[from] !== expected) continue;
      from += 1;
    }
    const left = editsLeft(walk, from, end, at, edits);
    if (left >= 0) rank(index, ranking, entryPlace[entry] ?? 0, most - left);
  }
}

/** Edits left after matching the rest of the query against the start of the key's bytes `from .. end`; -1 for no match. */
function editsLeft(walk: Walk, from: number, end: number, queryAt: number, edits: number): number {
  const { folded } = walk.index;
  const { query } = walk.index.scratch;
  let key = from;
  let at = queryAt;
  while (at < walk.length && key < end && folded[key] === query[at]) {
    key += 1;
    at += 1;
  }
  if (at === walk.length) return edits;
  if (edits === 0) return -1;
  let best = editsLeft(walk, key, end, at + 1, edits - 1);
  if (key === end) return best;
  best = Math.max(best, editsLeft(walk, key + 1, end, at, edits - 1), editsLeft(walk, key + 1, end, at + 1, edits - 1));
  const swapped =
    at + 1 < walk.length && key + 1 < end && folded[key] === query[at + 1] && folded[key + 1] === query[at];
  return swapped ? Math.max(best, editsLeft(walk, key + 2, end, at + 2, edits - 1)) : best;
}
