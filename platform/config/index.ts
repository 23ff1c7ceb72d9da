export { ConfigRefused, loadConfig } from './config.ts';
export type { Config, ConfigProblem, Mode } from './config.ts';
export { withSecretKeys } from './secrets.ts';
