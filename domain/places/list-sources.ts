import { sources as calls, type DataSourceView } from '#contract/sources';
import { anybody, verb, type Verb } from '#domain/kernel';

/** The data sources, as the composition hands them in. */
export function createListSources(
  sources: readonly DataSourceView[],
): Verb<typeof calls.list.input, { sources: DataSourceView[] }> {
  return verb({
    name: 'listSources',
    allow: anybody,
    input: calls.list.input,
    run: () => ({ sources: [...sources] }),
  });
}
