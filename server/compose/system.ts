import { system } from '#contract/system';
import { bind, type Binding } from '../http/binding.ts';

export function systemBindings(): readonly Binding[] {
  return [
    bind(system.reportCrash, (ctx, { incident, path, message, stack }) => {
      ctx.log.error('page crashed in a browser', { incident, path, crash: message, stack });
      return null;
    }),
  ];
}
