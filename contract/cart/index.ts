export * as cart from './calls.ts';
