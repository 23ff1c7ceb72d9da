import type { MailWay } from '#contract/identity';
import { isStanding, type SignInState } from './flow.ts';
import type { Sent, StepRefusal, StepResult } from './submit.ts';

/** Longer than any sentence of ours. */
const MOST_SIGNS = 1_000;
const WAYS: readonly MailWay[] = ['code', 'link'];

/** Steps that codes are tried on. */
const KEEP: ReadonlySet<SignInState> = new Set(['code', 'locked', 'forgotSuccess']);

/** Why a step is as it is: no code went out to this browser, or no password counts; whatever else was refused since. */
export function standingOf({ state, refused, stands }: StepResult): StepRefusal | null {
  if (!KEEP.has(state)) return null;
  return refused && isStanding(refused.errorCode) ? refused : (stands ?? null);
}

/** What the forms of a step carry along, since without scripts nothing else remembers it. */
export function carriedBy(field: Sent['field']): Pick<StepResult, 'stands' | 'told'> {
  const stands = readStanding(field('stands'));
  return { ...(stands && { stands }), ...(field('told') === 'sent' && { told: 'sent' as const }) };
}

export function writeStanding({ errorCode, message, until, ways }: StepRefusal): string {
  return JSON.stringify({ errorCode, message, until, ways });
}

function readStanding(text: string): StepRefusal | null {
  if (text === '') return null;
  const said = parsed(text);
  const { errorCode, message, until, ways } = said;
  if (typeof errorCode !== 'string' || !isStanding(errorCode)) return null;
  if (typeof message !== 'string' || message.length > MOST_SIGNS) return null;
  return {
    errorCode,
    message,
    ...(typeof until === 'string' && !Number.isNaN(Date.parse(until)) && { until }),
    ...(Array.isArray(ways) && { ways: WAYS.filter((way) => ways.includes(way)) }),
  };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
