export { Timeline, TimelineEntries, Timelines } from './timeline.tsx';
export type { TimelineEntry, TimelineProps } from './timeline.tsx';
