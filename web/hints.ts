import { createContext, type RouterContextProvider } from 'react-router';

/** What a loader may tell the server about the answer that it is making. In a browser nobody listens. */
export interface Hints {
  /** What is still awaited cannot turn the page into a redirect or a refusal: its beginning may be sent. */
  settled(): void;
  /** For so long the page is the same for every reader without a cookie. */
  keepFor(seconds: number): void;
}

const unheard: Hints = { settled: () => undefined, keepFor: () => undefined };

export const hintsContext = createContext<Hints>(unheard);

export function hintsOf(context: Readonly<RouterContextProvider>): Hints {
  return context.get(hintsContext);
}
