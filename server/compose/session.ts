import { session } from '#contract/session';
import { bind, type Binding } from '../http/binding.ts';

export function sessionBindings(): readonly Binding[] {
  return [bind(session.formtoken, async (_ctx, _input, { visitor }) => ({ formtoken: await visitor.formToken() }))];
}
