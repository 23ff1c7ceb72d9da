import { leaveFor } from '../pickers/carry.ts';

/** Who reads has changed: the page is asked for again as that person, or another step is still to come. */
export function goOn(done: string, here: string): void {
  if (done === here) leaveFor(window.location.href, { opener: 'session', said: '' });
  else window.location.assign(done);
}
