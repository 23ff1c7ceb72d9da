import { codeIndex } from './codes.ts';
import { fold, MAX_TEXT } from './fold.ts';
import { MAX_RESULTS, type PlaceIndex } from './open.ts';
import { descend, exactPlace, rankAccepted, rankLanding, type Landing } from './prefix.ts';
import { startRanking, type Ranking } from './ranking.ts';
import { NONE, TOP } from './trie.ts';
import { walkTypos } from './typo.ts';

export interface LookupOptions {
  /** 1 .. 64. */
  readonly limit: number;
  /** Only places for which this holds, by ordinal. */
  readonly accept?: (place: number) => boolean;
}

/** A place this well known answers a query by itself; below it a typo is the better guess. */
const STRONG = Math.log2(0.01);

/** Typos are looked for among the best known places first: most are theirs, and the walk then skips most of the trie. */
const SHORT_PASSES = [
  { edits: 1, floor: 8_000 },
  { edits: 1, floor: NONE },
];
const LONG_PASSES = [...SHORT_PASSES, { edits: 2, floor: 4_000 }, { edits: 2, floor: NONE }];

/** So many places that the text really starts stand before any misspelling, however little known. */
const EXACT_FIRST = 5;
const exactFirst = new Uint32Array(EXACT_FIRST);

const ranking: Ranking = { count: 0, limit: 0 };
const landing: Landing = { node: 0, used: 0 };

/**
 * Ordinals of the places that the text means, best first, in `index.scratch.found`; returns how many. The code comes
 * first, then popularity; one edit is forgiven from three letters on, two from eight. Allocates only to fold.
 */
export function lookup(index: PlaceIndex, text: string, options: LookupOptions): number {
  const { scratch } = index;
  scratch.work = 0;
  scratch.exact = NONE;
  scratch.starts = 0;
  const limit = Math.max(1, Math.min(MAX_RESULTS, options.limit));
  startRanking(ranking, limit);
  const folded = fold(text);
  const length = writeQuery(scratch.query, folded);
  if (length === 0) return 0;
  const exact = rankExact(index, length, options);
  scratch.starts = ranking.count;
  if (!isStrong(index) && length >= 3 && length === folded.length) rankTypos(index, length, options);
  ranking.limit = limit;
  ranking.count = Math.min(ranking.count, limit);
  scratch.exact = exact;
  if (exact !== NONE) include(index, exact);
  return codeFirst(index, folded, options);
}

/** Places with the text misspelt go behind the first `EXACT_FIRST` that really start with it. */
function rankTypos(index: PlaceIndex, length: number, options: LookupOptions): void {
  const { found } = index.scratch;
  const kept = Math.min(EXACT_FIRST, ranking.count);
  for (let i = 0; i < kept; i += 1) exactFirst[i] = found[i] ?? NONE;
  if (options.accept) ranking.limit = Math.min(MAX_RESULTS, ranking.limit * 3);
  for (const pass of length >= 8 ? LONG_PASSES : SHORT_PASSES) {
    walkTypos(index, ranking, landing, length, pass.edits, pass.floor);
    if (options.accept) keepAccepted(index, options.accept);
    if (ranking.count > 0) break;
  }
  for (let i = kept - 1; i >= 0; i -= 1) moveToFront(index, exactFirst[i] ?? NONE);
}

/** Prefix matches; the place whose whole name this is, if any. */
function rankExact(index: PlaceIndex, length: number, options: LookupOptions): number {
  if (!descend(index, landing, 0, 0, 0, length)) return NONE;
  if (options.accept || ranking.limit > TOP)
    rankAccepted(index, ranking, landing, length, options.accept ?? everyPlace);
  else rankLanding(index, ranking, landing, length, 0);
  const exact = exactPlace(index, landing, length);
  return exact !== NONE && (options.accept?.(exact) ?? true) ? exact : NONE;
}

function everyPlace(): boolean {
  return true;
}

function isStrong(index: PlaceIndex): boolean {
  return ranking.count > 0 && (index.scratch.score[0] ?? 0) >= STRONG;
}

function keepAccepted(index: PlaceIndex, accept: (place: number) => boolean): void {
  const { found, score } = index.scratch;
  let kept = 0;
  for (let i = 0; i < ranking.count; i += 1) {
    if (!accept(found[i] ?? NONE)) continue;
    found[kept] = found[i] ?? NONE;
    score[kept] = score[i] ?? 0;
    kept += 1;
  }
  ranking.count = kept;
}

/** Whoever types a whole name sees that place, though better known ones share the word: York beside New York. */
function include(index: PlaceIndex, place: number): void {
  const { found, score } = index.scratch;
  for (let i = 0; i < ranking.count; i += 1) if (found[i] === place) return;
  if (ranking.count < ranking.limit) ranking.count += 1;
  found[ranking.count - 1] = place;
  score[ranking.count - 1] = index.score[place] ?? 0;
}

function codeFirst(index: PlaceIndex, folded: string, options: LookupOptions): number {
  const code = codeIndex(folded);
  if (code < 0) return ranking.count;
  const airport = index.codePlace[code] ?? NONE;
  const place = airport === NONE ? (index.metroPlace[code] ?? NONE) : airport;
  if (place === NONE || !(options.accept?.(place) ?? true)) return ranking.count;
  moveToFront(index, place);
  return ranking.count;
}

/** Makes the place the first answer, dropping the last where there is no room for one more. */
function moveToFront(index: PlaceIndex, place: number): void {
  const { found, score } = index.scratch;
  let at = 0;
  while (at < ranking.count && found[at] !== place) at += 1;
  if (at === ranking.count) {
    if (ranking.count < ranking.limit) ranking.count += 1;
    at = ranking.count - 1;
  }
  for (; at > 0; at -= 1) {
    found[at] = found[at - 1] ?? NONE;
    score[at] = score[at - 1] ?? 0;
  }
  found[0] = place;
  score[0] = index.score[place] ?? 0;
}

const encoder = new TextEncoder();

/** Bytes written; every folded text of at most `MAX_TEXT` units fits. */
function writeQuery(query: Uint8Array, folded: string): number {
  const text = folded.length > MAX_TEXT ? folded.slice(0, MAX_TEXT) : folded;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit > 127) return encoder.encodeInto(text, query).written;
    query[i] = unit;
  }
  return text.length;
}
