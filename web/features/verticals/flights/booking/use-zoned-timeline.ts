import type { TimelineEntry, TimelineProps } from '#design/timeline';
import type { Slice } from '#contract/search';
import { useLists } from '../../../reader/use-lists.ts';
import { useTimeline } from '../use-timeline.ts';
import { offsetText } from '../../../reader/wall-clock.ts';

/** A slice as a timeline whose points also say how their clock stands to UTC. */
export function useZonedTimeline() {
  const timelineOf = useTimeline();
  const lists = useLists();
  return (slice: Slice, title: string): TimelineProps => {
    const points = slice.segments.flatMap(({ departure, arrival }) => [departure, arrival]);
    const timeline = timelineOf(slice, title);
    let at = 0;
    const entries = timeline.entries.map((entry): TimelineEntry => {
      const point = entry.kind === 'point' ? points[at++] : undefined;
      if (!point || entry.kind !== 'point') return entry;
      const offset = offsetText(point.local, point.instant);
      return { ...entry, detail: lists.facts([entry.detail, offset]) };
    });
    return { ...timeline, entries };
  };
}
