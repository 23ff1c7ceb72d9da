import type { Queries } from '#platform/core';

const MAX_TOGETHER = 64;

interface Waiting<Q, A> {
  readonly question: Q;
  readonly answer: (answer: A) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Callers that want the same row would queue for its lock, one commit each. Here the first goes alone; who comes
 * while it runs waits, and the next statement takes up to 64 of them in one commit.
 */
export function createTogether<Q, A>(ask: (queries: Queries, questions: readonly Q[]) => Promise<readonly A[]>) {
  const lanesOf = new WeakMap<Queries, Map<string, Waiting<Q, A>[]>>();

  return function inLane(queries: Queries, lane: string, question: Q): Promise<A> {
    const lanes = lanesOf.get(queries) ?? new Map<string, Waiting<Q, A>[]>();
    lanesOf.set(queries, lanes);
    return new Promise<A>((answer, fail) => {
      const waiting = lanes.get(lane);
      if (waiting) return void waiting.push({ question, answer, fail });
      lanes.set(lane, [{ question, answer, fail }]);
      void serve(queries, lanes, lane);
    });
  };

  /** The last look and the end are one turn of the event loop, so nobody joins a lane that has ended. */
  async function serve(queries: Queries, lanes: Map<string, Waiting<Q, A>[]>, lane: string): Promise<void> {
    const waiting = lanes.get(lane) ?? [];
    while (waiting.length > 0) {
      await serveTogether(queries, waiting.splice(0, MAX_TOGETHER));
    }
    lanes.delete(lane);
  }

  /** One bad member refuses the whole statement: then each is asked alone, and only the bad one fails. */
  async function serveTogether(queries: Queries, members: readonly Waiting<Q, A>[]): Promise<void> {
    try {
      const answers = await ask(
        queries,
        members.map((member) => member.question),
      );
      members.forEach((member, index) => member.answer(answers[index] as A));
    } catch (error) {
      if (members.length === 1) return members[0]?.fail(error);
      for (const member of members) await serveTogether(queries, [member]);
    }
  }
}
