export * as system from './calls.ts';
