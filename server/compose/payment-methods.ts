import { methodChoices, paymentMethodCalls as calls } from '#contract/payments';
import type { BookingDeps } from '#domain/booking';
import * as payments from '#domain/payments';
import { bind } from '../http/binding.ts';
import type { Foundation } from './foundation.ts';
import { everyMinutes, jobCtx } from './job-ctx.ts';
import type { Part } from './part.ts';

type MethodsPart = Required<Pick<Part, 'bindings' | 'crons' | 'jobs' | 'words'>>;

type JobNeeds = Pick<Foundation, 'brands' | 'clock' | 'db' | 'ids' | 'log' | 'random' | 'sealer'>;
type MethodNeeds = Pick<BookingDeps, 'enqueue' | 'payments'> & {
  readonly settings: Pick<BookingDeps['settings'], 'paymentTimeoutMs'>;
};

/** Kept cards: the calls, and the jobs that keep, forget and seal anew. */
export function paymentMethods(foundation: JobNeeds, given: MethodNeeds): MethodsPart {
  const deps = { ...given, timeoutMs: given.settings.paymentTimeoutMs };
  const [list, choices] = [payments.listMethods(deps), payments.choosableMethods(deps)];
  const [rename, prefer, remove] = [
    payments.renameMethod(deps),
    payments.preferMethod(deps),
    payments.removeMethod(deps),
  ];
  const { FORGET_TOPIC, KEEP_TOPIC } = payments;
  return {
    words: METHOD_WORDS,
    bindings: [
      bind(calls.list, list),
      bind(methodChoices, choices),
      bind(calls.rename, rename),
      bind(calls.prefer, prefer),
      bind(calls.remove, remove),
    ],
    jobs: {
      [KEEP_TOPIC]: () => payments.keepJob(deps, jobCtx(foundation, KEEP_TOPIC))(),
      [FORGET_TOPIC]: () => payments.forgetJob(deps, jobCtx(foundation, FORGET_TOPIC))(),
      'payments.reseal': () => payments.resealMethodsJob(jobCtx(foundation, 'payments.reseal'))(),
    },
    // A provider that is away for a day is asked again after it: the queue alone gives up before.
    crons: [KEEP_TOPIC, FORGET_TOPIC, 'payments.reseal'].map((topic) => ({
      name: topic,
      next: everyMinutes(10),
      job: { topic, key: 'sweep', payload: {} },
    })),
  };
}

const METHOD_WORDS: NonNullable<Part['words']> = {
  CARD_GONE: (_detail, { i18n }) =>
    i18n._({
      id: 'payments.CARD_GONE',
      message: 'This card is no longer saved in your account. Nothing was charged; choose another one.',
    }),
  CARD_EXPIRED: (_detail, { i18n }) =>
    i18n._({
      id: 'payments.CARD_EXPIRED',
      message: 'This card has expired. Nothing was charged; choose another one.',
    }),
  NUMBER_IN_NAME: (_detail, { i18n }) =>
    i18n._({
      id: 'payments.NUMBER_IN_NAME',
      message: 'Give the card a name, not its number. We do not store card numbers.',
    }),
  KEEPING_NOT_OFFERED: (_detail, { i18n }) =>
    i18n._({
      id: 'payments.KEEPING_NOT_OFFERED',
      message: 'You need to be signed in to save a card. Nothing was charged; sign in, or pay without saving it.',
    }),
};
