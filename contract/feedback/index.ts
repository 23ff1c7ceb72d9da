export * as feedback from './calls.ts';
export { LONGEST_MESSAGE, TOPICS } from './topics.ts';
export type { Topic } from './topics.ts';
