import { stripTypeScriptTypes } from 'node:module';
import type { Check } from './finding.ts';

/** Node runs sources unbuilt, and refuses what a bundler and Vitest accept, such as the escape `\0` before another digit. */
export const checkStrips: Check = ({ path, text }) => {
  if (!path.endsWith('.ts')) return [];
  try {
    // All are modules, also one that neither imports nor exports.
    stripTypeScriptTypes(`${text}\nexport {};`, { sourceUrl: path });
    return [];
  } catch (error) {
    // The stack of a syntax error begins with its place.
    const { message, stack = '' } = error as SyntaxError;
    const line = Number(/:(\d+)$/m.exec(stack)?.[1] ?? 1);
    return [{ path, line, rule: 'node', message: `Node refuses this file: ${message}` }];
  }
};
