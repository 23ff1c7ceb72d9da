import { fold, type PlaceInput } from '#engine/places';
import { seeded } from '../harness/index.ts';

export interface Question {
  readonly kind: 'prefix' | 'typo' | 'code';
  readonly text: string;
  /** The place that the asker has in mind. */
  readonly target: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A misspelt beginning shorter than this could mean anything. */
const LEAST_TYPO = 5;

/**
 * Seeded questions in the mix of performance.md 3.2: 60 % beginnings of a name, 30 % beginnings with one edit,
 * 10 % codes; whom they mean is drawn by popularity.
 */
export function createQuestions(places: readonly PlaceInput[], count: number): readonly Question[] {
  const random = seeded(7_041_776);
  const cumulative = new Float64Array(places.length);
  let sum = 0;
  places.forEach((place, index) => {
    sum += place.weight;
    cumulative[index] = sum;
  });
  const draw = (): number => {
    const at = random() * sum;
    let low = 0;
    let high = places.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulative[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const questions: Question[] = [];
  while (questions.length < count) {
    const target = draw();
    const place = places[target];
    const share = questions.length % 10;
    const question =
      place &&
      (share === 0 ? code(place, target) : share <= 3 ? typo(place, target, random) : prefix(place, target, random));
    if (question) questions.push(question);
  }
  return questions;
}

function code(place: PlaceInput, target: number): Question | undefined {
  return place.type === 'airport' ? { kind: 'code', text: place.key.toLowerCase(), target } : undefined;
}

function prefix(place: PlaceInput, target: number, random: () => number): Question | undefined {
  const text = askedName(place, random);
  const length = Math.min(text.length, 2 + Math.floor(random() * 8));
  return text === '' ? undefined : { kind: 'prefix', text: text.slice(0, length).trim(), target };
}

function typo(place: PlaceInput, target: number, random: () => number): Question | undefined {
  const text = askedName(place, random);
  if (text.length < LEAST_TYPO) return undefined;
  const start = text.slice(0, LEAST_TYPO + Math.floor(random() * (text.length - LEAST_TYPO + 1))).trim();
  const at = Math.floor(random() * start.length);
  const letter = LETTERS[Math.floor(random() * 26)] ?? 'x';
  const kind = Math.floor(random() * 4);
  const edited = [
    start.slice(0, at) + letter + start.slice(at),
    start.slice(0, at) + start.slice(at + 1),
    start.slice(0, at) + letter + start.slice(at + 1),
    start.slice(0, at) + (start[at + 1] ?? '') + (start[at] ?? '') + start.slice(at + 2),
  ][kind];
  const asked = fold(edited ?? '');
  return asked.length < LEAST_TYPO - 1 || asked === start ? undefined : { kind: 'typo', text: asked, target };
}

/** What people call the place: its city as often as its own name; Latin letters only, as the peers' tokenisers expect. */
function askedName(place: PlaceInput, random: () => number): string {
  const name = fold(random() < 0.5 ? place.cityName : place.name);
  return /^[a-z0-9 ]+$/.test(name) ? name : '';
}
