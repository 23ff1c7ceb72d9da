import type { FrameMessage } from '#contract/frames';

/** What a frame tells its host. */
export type Say = (message: FrameMessage) => void;

/** What a frame tells its server of what it refused or could not do: an event and identifiers, never content. */
export type Report = (
  event: 'message refused' | 'ajax call error' | 'Malformed svg received' | 'Could not fetch SVG',
  detail: string,
) => void;
