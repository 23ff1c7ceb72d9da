import { measuring } from '#contract/measuring';
import { forgetEvents, recordEvents } from '#domain/measuring';
import { bind } from '../http/binding.ts';
import type { Foundation } from './foundation.ts';
import type { Part } from './part.ts';

const HOUR_MS = 3_600_000;

type Needs = Pick<Foundation, 'db' | 'clock' | 'log'> & {
  readonly config: Pick<Foundation['config'], 'eventsKeepDays'>;
};

/** Events of readers who agreed to be measured, and the end of their keeping. */
export function measuringPart({ db, clock, log, config }: Needs): Part {
  return {
    words: {
      CONSENT_REQUIRED: (_detail, { i18n }) =>
        i18n._({ id: 'measuring.CONSENT_REQUIRED', message: 'This needs your consent, which you have not given.' }),
    },
    bindings: [bind(measuring.collect, (ctx, input) => recordEvents({ ctx, input }))],
    jobs: {
      'measuring.forget': () => forgetEvents({ db, clock, log, keepDays: config.eventsKeepDays }),
    },
    crons: [
      {
        name: 'measuring.forget',
        next: (after) => new Date(Math.ceil((after.getTime() + 1) / HOUR_MS) * HOUR_MS),
        job: { topic: 'measuring.forget', key: 'hourly', payload: {} },
      },
    ],
  };
}
