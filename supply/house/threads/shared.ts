/** The last answers by their question, for those who ask it again; one that is under way is waited for, none that failed is kept. */
export interface Shared<T> {
  once(question: string, ask: () => Promise<T>): Promise<T>;
}

export function createShared<T>(most: number): Shared<T> {
  const answers = new Map<string, Promise<T>>();
  return {
    once(question, ask) {
      const answer = answers.get(question) ?? ask();
      answers.delete(question);
      answers.set(question, answer);
      answer.catch(() => answers.delete(question));
      for (const oldest of answers.keys()) {
        if (answers.size <= most) break;
        answers.delete(oldest);
      }
      return answer;
    },
  };
}
