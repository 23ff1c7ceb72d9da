export { createLogger, LOG_LEVELS, silentLogger } from './logger.ts';
export type { LogLevel } from './logger.ts';
