import type { Clock, LogFields, Logger } from '#platform/core';
import { systemClock } from '#platform/clock';
import { redact } from './redact.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

interface LoggerOptions {
  readonly level: LogLevel;
  /** Gets one line of JSON without its line end; standard output unless given. */
  readonly write?: (line: string) => void;
  readonly clock?: Clock;
  readonly fields?: LogFields;
}

/** One JSON object per line. Fields that name a secret are replaced before anything is written. */
export function createLogger(options: LoggerOptions): Logger {
  const { level, write = writeLine, clock = systemClock, fields = {} } = options;
  const threshold = LOG_LEVELS.indexOf(level);
  const log = (at: Exclude<LogLevel, 'silent'>) => (message: string, more?: LogFields) => {
    if (LOG_LEVELS.indexOf(at) < threshold) return;
    const facts = redact({ ...fields, ...more });
    write(JSON.stringify({ time: clock.now().toISOString(), level: at, message, ...facts }));
  };
  return {
    debug: log('debug'),
    info: log('info'),
    warn: log('warn'),
    error: log('error'),
    child: (more) => createLogger({ ...options, fields: { ...fields, ...more } }),
  };
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

function ignore(): void {}

/** Says nothing: for tests. */
export const silentLogger: Logger = {
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  child: () => silentLogger,
};
