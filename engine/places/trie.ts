import { packNodes } from './pack-nodes.ts';

/** Entries of at most this many are a leaf: compared one by one instead of split further. */
export const BUCKET = 8;
/** Stored per inner node: more than anybody is shown, so that hidden ones may be passed over. */
export const TOP = 16;
export const NONE = 0xffffffff;

/** Keys to index: bytes `start .. start + length` of `text`, each for a place; the smaller a place, the more popular. */
export interface Keys {
  readonly text: Uint8Array;
  readonly start: Uint32Array;
  readonly length: Uint8Array;
  readonly place: Uint32Array;
}

export interface Trie {
  readonly entryKey: Uint32Array;
  readonly entryLength: Uint8Array;
  readonly entryPlace: Uint32Array;
  /** See `node.ts`. */
  readonly nodes: Uint32Array;
  /** First entry of each node and one past its last, side by side. */
  readonly nodeEntry: Uint32Array;
  /** The `TOP` most popular places below each inner node. */
  readonly top: Uint32Array;
}

/**
 * Path-compressed trie over the keys' bytes: children of a node lie side by side, sorted by byte; every inner node
 * holds its `TOP` most popular places. Keys are at most 255 bytes long.
 */
export function buildTrie(keys: Keys): Trie {
  const entries = sortKeys(keys);
  const nodes = splitNodes(entries, keys.text);
  const ranks = rankNodes(entries.entryPlace, nodes);
  return { ...entries, ...packNodes(keys.text, entries, nodes, ranks), top: ranks.top };
}

export interface Entries {
  readonly entryKey: Uint32Array;
  readonly entryLength: Uint8Array;
  readonly entryPlace: Uint32Array;
}

function sortKeys(keys: Keys): Entries {
  const { text, start, length, place } = keys;
  const order = Uint32Array.from(start, (_, index) => index);
  const byteAt = (entry: number, depth: number): number =>
    depth < (length[entry] ?? 0) ? (text[(start[entry] ?? 0) + depth] ?? 0) : -1;
  /** Multikey quicksort (Bentley and Sedgewick 1997) with a stack of our own. */
  const stack: number[] = [0, order.length, 0];
  while (stack.length > 0) {
    const depth = stack.pop() ?? 0;
    const to = stack.pop() ?? 0;
    const from = stack.pop() ?? 0;
    if (to - from < 2) continue;
    const pivot = byteAt(order[(from + to) >> 1] ?? 0, depth);
    let less = from;
    let more = to;
    for (let i = from; i < more;) {
      const entry = order[i] ?? 0;
      const byte = byteAt(entry, depth);
      if (byte < pivot) {
        order[i] = order[less] ?? 0;
        order[less] = entry;
        less += 1;
        i += 1;
      } else if (byte > pivot) {
        more -= 1;
        order[i] = order[more] ?? 0;
        order[more] = entry;
      } else i += 1;
    }
    stack.push(from, less, depth, more, to, depth);
    if (pivot >= 0) stack.push(less, more, depth + 1);
    else order.subarray(less, more).sort((a, b) => (place[a] ?? 0) - (place[b] ?? 0));
  }
  return {
    entryKey: Uint32Array.from(order, (entry) => start[entry] ?? 0),
    entryLength: Uint8Array.from(order, (entry) => length[entry] ?? 0),
    entryPlace: Uint32Array.from(order, (entry) => place[entry] ?? 0),
  };
}

export interface Nodes {
  readonly first: number[];
  readonly last: number[];
  /** Depth at which the node's label ends. */
  readonly depth: number[];
  readonly child: number[];
  readonly children: number[];
  readonly byte: number[];
  readonly label: number[];
  readonly labelLength: number[];
}

function splitNodes(entries: Entries, text: Uint8Array): Nodes {
  const nodes: Nodes = {
    first: [],
    last: [],
    depth: [],
    child: [],
    children: [],
    byte: [],
    label: [],
    labelLength: [],
  };
  const byteAt = (entry: number, depth: number): number =>
    depth < (entries.entryLength[entry] ?? 0) ? (text[(entries.entryKey[entry] ?? 0) + depth] ?? 0) : -1;
  const add = (first: number, last: number, from: number): void => {
    let depth = from;
    while (first < last && byteAt(first, depth) >= 0 && byteAt(first, depth) === byteAt(last - 1, depth)) depth += 1;
    nodes.first.push(first);
    nodes.last.push(last);
    nodes.depth.push(depth);
    nodes.child.push(0);
    nodes.children.push(0);
    nodes.byte.push(Math.max(0, byteAt(first, from)));
    nodes.label.push((entries.entryKey[first] ?? 0) + from);
    nodes.labelLength.push(depth - from);
  };
  add(0, entries.entryKey.length, 0);
  for (let node = 0; node < nodes.first.length; node += 1) {
    const last = nodes.last[node] ?? 0;
    let first = nodes.first[node] ?? 0;
    if (last - first <= BUCKET) continue;
    const depth = nodes.depth[node] ?? 0;
    while (first < last && byteAt(first, depth) < 0) first += 1;
    nodes.child[node] = nodes.first.length;
    while (first < last) {
      const byte = byteAt(first, depth);
      let end = first + 1;
      while (end < last && byteAt(end, depth) === byte) end += 1;
      add(first, end, depth);
      first = end;
    }
    nodes.children[node] = nodes.first.length - (nodes.child[node] ?? 0);
  }
  return nodes;
}

export interface Ranks {
  /** Index into `top`, or `NONE` for a leaf. */
  readonly nodeTop: Uint32Array;
  readonly top: Uint32Array;
  readonly nodeBest: Uint32Array;
}

/** Children come after their parents, so one pass from the end sees every child before its parent. */
function rankNodes(entryPlace: Uint32Array, nodes: Nodes): Ranks {
  const count = nodes.first.length;
  const inner = nodes.first.map((first, node) => (nodes.last[node] ?? 0) - first > BUCKET);
  const nodeTop = new Uint32Array(count).fill(NONE);
  const top = new Uint32Array(inner.filter(Boolean).length * TOP).fill(NONE);
  let next = 0;
  inner.forEach((isInner, node) => {
    if (isInner) nodeTop[node] = next++ * TOP;
  });
  for (let node = count - 1; node >= 0; node -= 1) {
    if (!inner[node]) continue;
    const best = top.subarray(nodeTop[node], (nodeTop[node] ?? 0) + TOP);
    const firstChild = nodes.child[node] ?? 0;
    const children = nodes.children[node] ?? 0;
    const ended = children > 0 ? (nodes.first[firstChild] ?? 0) : (nodes.last[node] ?? 0);
    for (let entry = nodes.first[node] ?? 0; entry < ended; entry += 1) offer(best, entryPlace[entry] ?? NONE);
    for (let child = firstChild; child < firstChild + children; child += 1) {
      const childTop = nodeTop[child] ?? NONE;
      if (childTop !== NONE) for (let i = 0; i < TOP; i += 1) offer(best, top[childTop + i] ?? NONE);
      else
        for (let entry = nodes.first[child] ?? 0; entry < (nodes.last[child] ?? 0); entry += 1)
          offer(best, entryPlace[entry] ?? NONE);
    }
  }
  const nodeBest = nodeTop.map((at, node) =>
    at === NONE
      ? entryPlace.subarray(nodes.first[node], nodes.last[node]).reduce((a, b) => Math.min(a, b), NONE)
      : (top[at] ?? NONE),
  );
  return { nodeTop, top, nodeBest };
}

/** Inserts into an ascending list of distinct places, dropping the largest. */
function offer(best: Uint32Array, place: number): void {
  let at = best.length - 1;
  if (place >= (best[at] ?? NONE)) return;
  for (let i = 0; i < best.length; i += 1) if (best[i] === place) return;
  while (at > 0 && (best[at - 1] ?? 0) > place) {
    best[at] = best[at - 1] ?? NONE;
    at -= 1;
  }
  best[at] = place;
}
