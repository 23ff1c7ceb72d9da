export * as session from './calls.ts';
