/** A height is looked at this often while it changes. */
const RESIZER_THROTTLE_MS = 16;
/** After a report nothing is reported for so long: a layout that answers by changing the same height cannot spin. */
const RESIZER_LOCK_MS = 128;
/** The window has its size once nothing changed for so long. */
const RESIZE_DEBOUNCE_MS = 350;

/** Reports the height of an element in whole pixels, now and whenever it has changed; 0 once it is gone. */
export function watchHeight(element: Element, report: (height: number) => void): () => void {
  let reported: number | undefined;
  let height = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function say(): void {
    timer = undefined;
    if (height === reported) return;
    reported = height;
    report(height);
    timer = setTimeout(say, RESIZER_LOCK_MS);
  }
  const observer = new ResizeObserver(([entry]) => {
    height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
    timer ??= setTimeout(say, RESIZER_THROTTLE_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Calls `run` once the window has come to rest at a new size. */
export function whenResized(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(run, RESIZE_DEBOUNCE_MS);
  };
  window.addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', wait);
  };
}
