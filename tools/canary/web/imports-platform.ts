import { loadConfig } from '#platform/config';
export const leak = loadConfig;
