import type { Question } from './queries.ts';
import { startingWith, type Truth } from './truth.ts';

export interface Quality {
  /** Share of the five best known places with a word that starts so which are among five answers, a code's own place not counted. */
  readonly prefixRecall5: number;
  /** Share of misspelt questions with the meant place among eight. */
  readonly typoHit8: number;
  /** Share of codes answered by their airport first. */
  readonly codeFirst: number;
  readonly asked: number;
}

export type Search = (text: string, limit: number) => readonly number[];

export function qualityOf(search: Search, questions: readonly Question[], truth: Truth): Quality {
  const of = (kind: Question['kind']) => questions.filter((question) => question.kind === kind);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    prefixRecall5: mean(
      of('prefix').map(({ text }) => {
        const wanted = startingWith(truth, text, 5);
        const answers = search(text, 8);
        const codeLed = text.length === 3 && !wanted.includes(answers[0] ?? -1);
        const found = new Set(answers.slice(codeLed ? 1 : 0, codeLed ? 6 : 5));
        return wanted.length === 0 ? 1 : wanted.filter((place) => found.has(place)).length / wanted.length;
      }),
    ),
    typoHit8: mean(of('typo').map(({ text, target }) => (search(text, 8).includes(target) ? 1 : 0))),
    codeFirst: mean(of('code').map(({ text, target }) => (search(text, 8)[0] === target ? 1 : 0))),
    asked: questions.length,
  };
}
