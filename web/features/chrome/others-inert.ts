/** Live regions are heard also when nothing of the page can be reached. */
const SPEAKS = 'output, [role="alert"]';

/** Nothing but `part` can be reached or read until the answer is called. */
export function makeOthersInert(part: HTMLElement): () => void {
  const quiet: HTMLElement[] = [];
  for (let here = part; here !== document.body && here.parentElement; here = here.parentElement) {
    for (const other of here.parentElement.children) {
      if (other === here || !(other instanceof HTMLElement) || other.inert || other.matches(SPEAKS)) continue;
      other.inert = true;
      quiet.push(other);
    }
  }
  return () => {
    for (const other of quiet) other.inert = false;
  };
}
