export { createCache } from './create.ts';
export { createMemoryCache } from './memory.ts';
export type { Cache, LimitAnswer, LimitRule, StreamPart } from './types.ts';
