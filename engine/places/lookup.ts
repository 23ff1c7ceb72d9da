import { codeOf } from './codes.ts';
import { MAX_RESULTS, type PlaceIndex } from './open.ts';
import { descend, findNamed, rankExactly, type Landing } from './prefix.ts';
import { startRanking, valueFound, type Ranking } from './ranking.ts';
import { readQuestion } from './read-question.ts';
import { KNOWN } from './spellings.ts';
import { NONE } from './trie.ts';
import { walkTypos } from './typo.ts';

export interface LookupOptions {
  /** 1 .. 64. */
  readonly limit: number;
  /** Only places for which this holds, by ordinal. */
  readonly accept?: (place: number) => boolean;
}

/** Typos are looked for among the best known places first: most are theirs, and the walk then skips most of the trie. */
const SHORT_PASSES = [
  { edits: 1, floor: KNOWN },
  { edits: 1, floor: NONE },
];
/** `Chigaco`: of seven letters two may be wrong in a name that is well known. */
const WELL_KNOWN = 4_000;
const MEDIUM_PASSES = [...SHORT_PASSES, { edits: 2, floor: WELL_KNOWN }];
const LONG_PASSES = [...MEDIUM_PASSES, { edits: 2, floor: NONE }];

/** So many places that the text really starts stand before any misspelling, however little known. */
const EXACT_FIRST = 5;
const exactFirst = new Uint32Array(EXACT_FIRST);

const ranking: Ranking = { count: 0, limit: 0, bound: NONE, reach: NONE, accept: undefined };
const landing: Landing = { node: 0, used: 0, atEnd: false };

/**
 * Ordinals of the places that the text means, best first, in `index.scratch.found`; returns how many. The code comes
 * first, then popularity; one edit is forgiven from three letters on, two from eight, in well-known names from seven. Allocates only to fold what is
 * not ASCII.
 */
export function lookup(index: PlaceIndex, text: string, options: LookupOptions): number {
  const { scratch } = index;
  scratch.work = 0;
  scratch.namesakes = 0;
  scratch.exact = NONE;
  scratch.starts = 0;
  startRanking(ranking, Math.max(1, Math.min(MAX_RESULTS, options.limit)), options.accept);
  const length = readQuestion(scratch, text);
  if (length === 0) return 0;
  if (descend(index, landing, 0, 0, 0, length, NONE)) {
    rankExactly(index, ranking, landing, length, options.accept);
    findNamed(index, landing, length, options.accept);
    if (scratch.namesakes > 0) scratch.exact = scratch.named[0] ?? NONE;
  }
  scratch.starts = ranking.count;
  const isStrong = ranking.count > 0 && (scratch.found[0] ?? NONE) < index.strong;
  if (!isStrong && length >= 3 && scratch.plain) rankTypos(index, length);
  if (scratch.exact !== NONE) include(index, scratch.exact);
  if (length === 3) codeFirst(index, options);
  return ranking.count;
}

/** Places with the text misspelt go behind the first `EXACT_FIRST` that really start with it. */
function rankTypos(index: PlaceIndex, length: number): void {
  const { found } = index.scratch;
  const kept = Math.min(EXACT_FIRST, ranking.count);
  for (let i = 0; i < kept; i += 1) exactFirst[i] = found[i] ?? NONE;
  valueFound(index, ranking);
  const starts = ranking.count;
  for (const { edits, floor } of length >= 8 ? LONG_PASSES : length === 7 ? MEDIUM_PASSES : SHORT_PASSES) {
    walkTypos(index, ranking, landing, length, edits, floor);
    // A village one slip away hides no city that is two away: Chivacoa, where Chigaco was meant for Chicago.
    if (ranking.count > starts && (found[0] ?? NONE) < WELL_KNOWN) break;
  }
  for (let i = kept - 1; i >= 0; i -= 1) moveToFront(index, exactFirst[i] ?? NONE);
}

/** Whoever types a whole name sees that place, though better known ones share the word: York beside New York. */
function include(index: PlaceIndex, place: number): void {
  const { found, edits } = index.scratch;
  for (let i = 0; i < ranking.count; i += 1) if (found[i] === place) return;
  if (ranking.count < ranking.limit) ranking.count += 1;
  found[ranking.count - 1] = place;
  edits[ranking.count - 1] = 0;
}

function codeFirst(index: PlaceIndex, options: LookupOptions): void {
  const code = codeOf(index.scratch.query);
  if (code < 0) return;
  const airport = index.codePlace[code] ?? NONE;
  const place = airport === NONE ? (index.metroPlace[code] ?? NONE) : airport;
  if (place !== NONE && (options.accept?.(place) ?? true)) moveToFront(index, place);
}

/** Makes the place the first answer, dropping the last where there is no room for one more. */
function moveToFront(index: PlaceIndex, place: number): void {
  const { found, edits } = index.scratch;
  let at = 0;
  while (at < ranking.count && found[at] !== place) at += 1;
  if (at === ranking.count) {
    if (ranking.count < ranking.limit) ranking.count += 1;
    at = ranking.count - 1;
  }
  for (; at > 0; at -= 1) {
    found[at] = found[at - 1] ?? NONE;
    edits[at] = edits[at - 1] ?? 0;
  }
  found[0] = place;
  edits[0] = 0;
}
