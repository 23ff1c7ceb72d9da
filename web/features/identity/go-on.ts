import { leaveFor } from '../pickers/carry.ts';

/**
 * Who reads has changed: the page is asked for again as that person, or another step is still to come. `here` is path and query
 * below `base`, the part of the language; the address may still be on its way there.
 */
export function goOn(done: string, here: string, base: string): void {
  if (done === here) leaveFor(base + here, { opener: 'session', said: '' });
  else window.location.assign(done);
}
