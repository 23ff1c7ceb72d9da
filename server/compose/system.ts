import { failures } from '#contract/layout';
import { system } from '#contract/system';
import { handle } from '../http/binding.ts';
import { pathOf } from '../http/path-of.ts';
import type { Part } from './part.ts';

export function systemPart(): Part {
  return {
    bindings: [
      handle(system.reportCrash, (ctx, { incident, path, message, stack }) => {
        ctx.log.error('page crashed in a browser', { incident, path: pathOf({ url: path }), crash: message, stack });
        return null;
      }),
      handle(failures.report, (ctx, failure) => {
        ctx.log.warn('part of a page did not come', { ...failure, path: pathOf({ url: failure.path }) });
        return null;
      }),
    ],
  };
}
