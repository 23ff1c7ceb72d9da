import { payments as calls } from '#contract/payments';
import { anybody, NotFound, verb, type Verb } from '#domain/kernel';
import { WrongState } from '#domain/events';
import type { z } from '#zod';
import type { SimulatorPages, SimulatorSession } from './ports.ts';

type Answered = z.output<typeof calls.simulatorAnswer.output>;

/** A visit to the simulator's page. Its id is the secret; it names nobody. */
export function readSimulatorSession(
  pages: SimulatorPages,
): Verb<typeof calls.simulatorSession.input, SimulatorSession> {
  return verb({
    name: 'readSimulatorSession',
    allow: anybody,
    input: calls.simulatorSession.input,
    async run({ input }) {
      const session = await pages.session(input.id);
      if (!session) throw new NotFound('session');
      return session;
    },
  });
}

/** The payer picked a card, approved, refused or left; `next` is where the page goes. */
export function answerSimulatorSession(pages: SimulatorPages): Verb<typeof calls.simulatorAnswer.input, Answered> {
  return verb({
    name: 'answerSimulatorSession',
    allow: anybody,
    input: calls.simulatorAnswer.input,
    async run({ input: { id, ...answer } }) {
      const session = await pages.answer(id, answer);
      if (!session) throw new NotFound('session');
      if (session === 'wrong_state') throw new WrongState('session', 'done', 'answered');
      return { next: session.step === 'done' ? session.returnPath : `/pay/simulator/${id}`, session };
    },
  });
}
