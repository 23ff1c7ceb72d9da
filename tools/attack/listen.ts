import { createLogger } from '#platform/logger';
import { silentLogger } from '#platform/testing';
import type { Logger } from '#platform/core';

/** Everybody who listens hears everything. */
const listeners = new Set<string[]>();
let unhook: readonly (() => void)[] = [];

/** What the site writes while it runs; nothing of it is shown. */
export function listen() {
  const texts: string[] = [];
  if (listeners.size === 0) unhook = (['stdout', 'stderr'] as const).map(hook);
  listeners.add(texts);
  return {
    text: () => texts.join(''),
    stop: () => {
      listeners.delete(texts);
      if (listeners.size === 0) for (const end of unhook) end();
    },
  };
}

function hook(name: 'stdout' | 'stderr') {
  const stream = process[name];
  const write = stream.write.bind(stream);
  stream.write = (chunk: string | Uint8Array) => {
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    for (const texts of listeners) texts.push(text);
    return true;
  };
  return () => {
    stream.write = write;
  };
}

export function isHeard(): boolean {
  return listeners.size > 0;
}

/** A log of all levels where somebody listens, else none. */
export function heardLog(): Logger {
  return isHeard() ? createLogger({ level: 'debug' }) : silentLogger;
}
