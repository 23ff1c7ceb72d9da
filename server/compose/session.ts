import { session } from '#contract/session';
import type { VisitorSessions } from '#domain/identity';
import { handle } from '../http/binding.ts';
import type { Part } from './part.ts';

const HOUR_MS = 3_600_000;

interface SessionNeeds {
  readonly sessions: Pick<VisitorSessions, 'removeExpired'>;
}

/** Form tokens for visitors, and the end of sessions that nobody used. */
export function sessionPart({ sessions }: SessionNeeds): Part {
  return {
    bindings: [
      handle(session.formtoken, async (_ctx, _input, { visitor }) => ({ formtoken: await visitor.formToken() })),
    ],
    jobs: { 'identity.removeExpired': () => sessions.removeExpired() },
    crons: [
      {
        name: 'identity.removeExpired',
        next: (after) => new Date(Math.ceil((after.getTime() + 1) / HOUR_MS) * HOUR_MS),
        job: { topic: 'identity.removeExpired', key: 'hourly', payload: {} },
      },
    ],
  };
}
