import type { Ctx } from '#domain/kernel';
export type Leak = Ctx;
