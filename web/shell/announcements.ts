export interface Said {
  readonly polite: string;
  readonly assertive: string;
}

const GAP_MS = 5_000;

/** Queue of what the page says aloud: polite messages at least 5 s apart, last one wins per topic. */
export function createStore(wait: (run: () => void, ms: number) => void = (run, ms) => setTimeout(run, ms)) {
  let said: Said = { polite: '', assertive: '' };
  let resting = false;
  const queue = new Map<string, string>();
  const listeners = new Set<() => void>();

  function say(next: Said): void {
    said = next;
    for (const listener of listeners) listener();
  }

  /** Past the queue: for what the reader did themselves. */
  function speak(polite: string): void {
    say({ ...said, polite });
  }

  function sayNext(): void {
    const first = queue.entries().next();
    if (resting || first.done) return;
    const [topic, text] = first.value;
    queue.delete(topic);
    resting = true;
    speak(text);
    wait(() => {
      resting = false;
      sayNext();
    }, GAP_MS);
  }

  return {
    announce: (topic: string, text: string, urgency: 'polite' | 'assertive' = 'polite'): void => {
      if (urgency === 'assertive') {
        say({ ...said, assertive: text });
        return;
      }
      queue.delete(topic);
      queue.set(topic, text);
      sayNext();
    },
    speak,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (): Said => said,
  };
}
