/** What feedback can be about. */
export const TOPICS = ['problem', 'idea', 'booking', 'words', 'accessibility', 'other'] as const;
export type Topic = (typeof TOPICS)[number];

/** Characters that a message may have, as JavaScript counts them. */
export const LONGEST_MESSAGE = 10_000;
