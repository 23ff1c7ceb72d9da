export { asTableOwner, openTestDatabase } from './database.ts';
export { testCtx } from './ctx.ts';
export type { TestCtx } from './ctx.ts';
export { fixedClock } from '#platform/clock';
export type { FixedClock } from '#platform/clock';
export { silentLogger } from '#platform/logger';
export { seededRandom } from '#platform/random';
export { solveWork } from './solve-work.ts';
