import { flightQuerySchema } from '#contract/search';
import { verb, type Verb } from '#domain/kernel';
import type { SearchPlaces } from '../../places.ts';
import type { Registry } from '../../registry.ts';
import { checkFlightQuery } from './check.ts';
import type { FlightTypes } from './types.ts';

export interface SearchDeps {
  readonly registry: Registry<FlightTypes>;
  readonly places: SearchPlaces;
  readonly isCurrency: (code: string) => boolean;
  readonly horizonDays: number;
}

/** Puts a flight query to every source at once, or finds one just put; answers its id before they do. Anybody may. */
export function createFlightSearch(deps: SearchDeps): Verb<typeof flightQuerySchema, { id: string }> {
  return verb({
    name: 'createSearch',
    may: () => true,
    input: flightQuerySchema,
    async run({ ctx, input }) {
      const checked = checkFlightQuery(input, { ...deps, now: ctx.clock.now() });
      const asked = deps.registry.same(checked);
      if (asked) return { id: asked.id };
      const id = ctx.ids.uuid();
      await deps.registry.start(id, checked);
      return { id };
    },
  });
}
