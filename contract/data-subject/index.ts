export * as dataSubject from './calls.ts';
