import { Link } from '#design/link';
import { Note } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Stale: () => (
    <Note title="These prices are 26 minutes old" icon="clock">
      Three may have moved. <Link href="#notes">Check all again</Link>
    </Note>
  ),
  Partial: () => (
    <Note tone="warn" title="2 of 8 sources did not answer">
      Lodestar and Transmarine are missing; a lower price may exist.
    </Note>
  ),
  Error: () => (
    <Note tone="bad" title="We could not reach any source">
      The fault is on our side. Your search is kept; nothing was booked or charged.
    </Note>
  ),
  Good: () => (
    <Note tone="good" title="Refund sent">
      €1,684.00 to the card ending 3155.
    </Note>
  ),
  'Title alone': () => <Note title="Sample data: nothing here can be flown or charged" />,
};
