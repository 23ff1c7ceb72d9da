export { blockSchema, inlineSchema } from './blocks.ts';
export type { Block, Inline } from './blocks.ts';
export * as texts from './calls.ts';
