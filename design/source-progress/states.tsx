import { sources } from '#design/examples';
import { SourcePanel, SourceProgress } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Loading: () => (
    <SourceProgress label="Sources" text="5 of 8 sources responded" states={sources.rows.map((row) => row.state)} />
  ),
  Complete: () => (
    <SourceProgress label="Sources, all" text="8 of 8 sources responded" states={sources.rows.map(() => 'answered')} />
  ),
  Partial: () => (
    <SourcePanel {...sources} summary="5 of 8 sources responded" short="5 of 8 sources">
      Transmarine did not answer in 8 seconds, so its prices are missing.
    </SourcePanel>
  ),
};
