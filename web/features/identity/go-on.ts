/** Who reads has changed: the page is asked for again as that person, or another step is still to come. */
export function goOn(done: string, here: string): void {
  if (done === here) window.location.reload();
  else window.location.assign(done);
}
