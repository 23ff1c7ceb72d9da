import { anybody, type Ctx, verb, type Verb } from '#domain/kernel';
import type { z } from '#zod';
import { type Holding, holdingReader, readerOf, type Reader } from './audience.ts';
import type { SearchTypes } from './profile.ts';
import type { Registry, StoredSearch } from './registry.ts';

interface CreateSearch<T extends SearchTypes, I extends z.ZodType> {
  readonly registry: Registry<T>;
  readonly input: I;
  /** Settles what was asked, or throws `InvalidInput` with every problem at its field. */
  readonly check: (asked: z.output<I>, now: Date, reader: Reader) => StoredSearch<T>;
  /** What whoever asks holds of these sources, unpaid, and would give up for what is found. */
  readonly heldBy?: ((ctx: Ctx) => Promise<readonly Holding[]>) | undefined;
}

/**
 * Puts a query to every source at once, or finds one just put; answers its id before they do. Anybody may.
 * Throws `TooManySearches`, `SearchBusy`.
 */
export function createSearch<T extends SearchTypes, I extends z.ZodType>({
  registry,
  input: schema,
  check,
  heldBy = async () => [],
}: CreateSearch<T, I>): Verb<I, { id: string }> {
  return verb({
    name: 'createSearch',
    allow: anybody,
    input: schema,
    async run({ ctx, input }) {
      const reader = holdingReader(readerOf(ctx), await heldBy(ctx));
      const checked = check(input, ctx.clock.now(), reader);
      const asked = registry.same(checked, ctx.asker);
      if (asked) return { id: asked.id };
      const id = ctx.ids.uuid();
      await registry.start(id, checked, ctx.asker);
      return { id };
    },
  });
}
