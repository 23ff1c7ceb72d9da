import type { CancellationStep } from './cancellation-bar.tsx';

/** Steps that read the same are one, with the last of their deadlines: two of them would look like a mistake. */
export function joinSteps<Step extends Pick<CancellationStep, 'back' | 'title'>>(steps: readonly Step[]): Step[] {
  return steps.filter(({ title, back }, at) => {
    const next = steps[at + 1];
    return next?.title !== title || next.back !== back;
  });
}
