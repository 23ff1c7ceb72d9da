import { verb } from '#domain/kernel';
export const leak = verb;
