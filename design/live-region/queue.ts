export interface Announcement {
  readonly topic: string;
  readonly text: string;
}

export interface Announcer {
  /** Waits its turn; a later message on the same topic replaces a waiting one. */
  readonly polite: (topic: string, text: string) => void;
  readonly stop: () => void;
}

const gapMs = 5_000;

/** Spaces polite messages at least 5 s apart, so that a busy page does not talk over itself. */
export function createAnnouncer(speak: (text: string) => void): Announcer {
  let waiting: Announcement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next() {
    const first = waiting.shift();
    if (first) speak(first.text);
    timer = first ? setTimeout(next, gapMs) : undefined;
  }

  return {
    polite(topic, text) {
      waiting = [...waiting.filter((message) => message.topic !== topic), { topic, text }];
      if (timer === undefined) next();
    },
    stop() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
