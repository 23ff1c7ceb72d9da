import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

export interface PasswordJudge {
  /** Null when it may be used. `about` are words that others know of its owner: name, address, brand. */
  fault(password: string, about: readonly string[]): Promise<'common' | 'guessable' | null>;
}

/** Guesses up to this count are few for who has the hash. */
const WEAK_SCORE = 1;

/** Fifty thousand common passwords and the patterns of guessing programs, read when first asked for; nothing leaves the machine. */
export function createPasswordJudge(): PasswordJudge {
  let loaded: Promise<{ readonly common: ReadonlySet<string>; readonly factory: ZxcvbnFactory }> | undefined;
  return {
    async fault(password, about) {
      const { common, factory } = await (loaded ??= load());
      const plain = password.normalize('NFKC').toLowerCase();
      if (common.has(plain)) return 'common';
      const words = about.filter((word) => word.length > 2).map((word) => word.toLowerCase());
      const weak = (text: string): boolean => factory.check(text.slice(0, 128), words).score <= WEAK_SCORE;
      // What everybody knows adds nothing: the rest has to be good enough by itself.
      const rest = without(plain, words);
      return weak(plain) || (rest !== plain && weak(rest)) ? 'guessable' : null;
    },
  };
}

function without(text: string, words: readonly string[]): string {
  return words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), text);
}

async function load() {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return {
    common: new Set(dictionary['passwords-common']),
    factory: new Factory({ dictionary, graphs: adjacencyGraphs }),
  };
}
