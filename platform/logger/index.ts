export { createLogger, LOG_LEVELS, silentLogger } from './logger.ts';
export { outliveReaders } from './lost-reader.ts';
export type { LogLevel } from './logger.ts';
