import { session } from '#contract/session';
import { bind } from '../http/binding.ts';
import type { Part } from './part.ts';

export function sessionPart(): Part {
  return {
    bindings: [
      bind(session.formtoken, async (_ctx, _input, { visitor }) => ({ formtoken: await visitor.formToken() })),
    ],
  };
}
