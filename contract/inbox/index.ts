export * as inbox from './calls.ts';
