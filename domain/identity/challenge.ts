import type { Ctx } from '#domain/kernel';
import { fault, type Outcome } from './answers.ts';
import type { IdentityDeps } from './deps.ts';
import { addTry, tryKeys } from './tries.ts';

/** What the browser has to work out before the same may be asked again, [8-05f]. */
export function challenged(deps: Pick<IdentityDeps, 'botCheck' | 'say'>, ctx: Ctx, words?: string): Outcome {
  const action = deps.botCheck.challenge(ctx.clock.now());
  return fault(deps, ctx, { code: 'CAPTCHA_REQUIRED', ...(words && { words }), action, status: 2 });
}

/** Whether the challenge was solved; each solution counts once. */
export async function solvedIn(
  { botCheck }: Pick<IdentityDeps, 'botCheck'>,
  ctx: Pick<Ctx, 'db' | 'clock'>,
  captcha: string | undefined,
): Promise<boolean> {
  if (!captcha || !(await botCheck.solved(captcha, ctx.clock.now()))) return false;
  return (await addTry(ctx, tryKeys.solution(captcha))) === 1;
}
