import { type DynamicContext, measuring } from '#contract/measuring';
import { anybody, verb } from '#domain/kernel';
import { z } from '#zod';
import type { MeasuringDeps } from './record-events.ts';

/** Who sent the reader, on what kind of device, and whether anything may be shared, [4-18]. */
export function readContext({ attributionOf }: Pick<MeasuringDeps, 'attributionOf'>) {
  return verb({
    name: 'measuring.readContext',
    allow: anybody,
    input: measuring.context.input.extend({ platform: z.enum(['desktop', 'mobile']) }),
    run({ ctx, input }): DynamicContext {
      const { affiliate, placement, properties } = attributionOf(ctx.brand, input);
      const { dataSharingOptOut } = ctx.consent;
      return { affiliate, placement, platform: input.platform, dataSharingOptOut, dynamicProperties: properties };
    },
  });
}
