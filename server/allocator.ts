import process from 'node:process';

/**
 * To be imported before anything else. A search frees buffers of some megabytes. glibc takes the largest one ever freed for the
 * size below which memory is not given back to the machine, unless a threshold is named before the process begins; so it begins
 * once more in its own place, which takes some 40 ms. Elsewhere than on Linux the variable means nothing.
 */
const THRESHOLD = 'MALLOC_TRIM_THRESHOLD_';
const BYTES = '131072';

if (process.platform === 'linux' && process.env[THRESHOLD] === undefined) {
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...process.env, [THRESHOLD]: BYTES });
}
