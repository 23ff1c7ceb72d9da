import type { Api } from '#contract/core';
import { isApiError } from '#contract/core';
import type { AuthAnswer } from '#contract/identity';

/** A way in that was refused, [8-05a]. Without a code: the server failed, and said nothing, [8-05d]. */
export class AuthRefused extends Error {
  override readonly name = 'AuthRefused';
  readonly errorCode: string;
  readonly errorField: string | undefined;
  readonly answer: AuthAnswer | null;

  constructor({ message = '', errorCode = '', errorField }: Partial<AuthAnswer>, answer: AuthAnswer | null = null) {
    super(message);
    this.errorCode = errorCode;
    this.errorField = errorField;
    this.answer = answer;
  }
}

/** Sentences that mean a locked account, whatever code came with them, [8-05c]. */
const LOCKED = ['User denied phone changed and locked account.', 'This account is disabled.'];

export function saysLocked({ message, errorCode }: Pick<AuthAnswer, 'message' | 'errorCode'>): boolean {
  return errorCode === 'TRIES_PAUSED' || (message !== undefined && LOCKED.includes(message));
}

type AuthCall = () => ReturnType<Api>;

/**
 * Asks for a way in. -1 and 2 are refusals, [8-05a]; no connection is `REQUEST_ERROR`, [8-05b]; what the server refuses before
 * it looks (4xx) reaches the caller as an answer, and its own failure (5xx) as a refusal without words, [8-05d].
 */
export async function askAuth(ask: AuthCall): Promise<AuthAnswer> {
  const answer = await ask().then((said) => said as AuthAnswer, answerFrom);
  if (answer.status === -1 || answer.status === 2) throw new AuthRefused(answer, answer);
  return answer;
}

/** Solves what the server asks of programs; only a browser can. */
export type Solve = (challenge: string) => Promise<string>;

/** The same, once more with the solution where the server asks for one and `solve` can find it. */
export async function askSolving(
  ask: (captcha: string) => ReturnType<AuthCall>,
  solve: Solve | null,
): Promise<AuthAnswer> {
  try {
    return await askAuth(() => ask(''));
  } catch (error) {
    const challenge =
      error instanceof AuthRefused && error.errorCode === 'CAPTCHA_REQUIRED' && error.answer?.errorAction;
    if (!challenge || !solve) throw error;
    const captcha = await solve(challenge);
    return askAuth(() => ask(captcha));
  }
}

function answerFrom(error: unknown): AuthAnswer {
  if (!isApiError(error)) throw error;
  const [problem] = error.errors;
  const said = problem?.code === 'REQUEST_ERROR' ? (problem.detail as Partial<AuthAnswer> | undefined) : undefined;
  // A failure that says what an answer says, [8-05e].
  if (said?.errorCode !== undefined) throw new AuthRefused(said, { ...said, status: -1 });
  if (error.status >= 500) throw new AuthRefused({});
  return {
    status: -1,
    errorCode: problem?.code ?? 'REQUEST_ERROR',
    message: problem?.localizedDescription ?? '',
    ...(problem?.field && { errorField: problem.field }),
  };
}
