import { suggestions } from '#design/examples';
import { EmptyState } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'With ways out': () => (
    <EmptyState
      title="No direct flight under €1,200"
      text="All 8 sources responded. No result matches two of your filters."
      headingLevel={3}
      suggestions={suggestions}
    />
  ),
  'Without suggestions': () => (
    <EmptyState title="No bookings yet" text="What you book stands here." headingLevel={3} suggestions={[]} />
  ),
};
