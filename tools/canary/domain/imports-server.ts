import { buildApp } from '#server/http';
export const leak = buildApp;
