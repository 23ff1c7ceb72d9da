import type { I18n } from '@lingui/core';
import type { createBrowserRouter } from 'react-router';
import type { Facts } from '../../facts.ts';
import { loadPart } from '../../i18n.ts';
import { type Memory, memoryIn } from '../remembered.ts';
import { isInUse } from './in-use.ts';

/** Of this browser session, until the tab is closed, [4-07a]. */
const SHOWN_KEY = 'returningUserSignInTriggered';
const STANDARD_SECONDS = 8;
const LOOK_AGAIN_MS = 2_000;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

export interface ReturningWorld {
  readonly memory: Memory;
  /** Somebody is about to type or choose something, and it would lie over that. */
  readonly inUse: () => boolean;
  readonly open: (facts: Facts, i18n: I18n, here: string) => Promise<void>;
}

const PROMPT = 'web/features/returning/open-prompt.tsx';

const browser: ReturningWorld = {
  memory: memoryIn(() => sessionStorage),
  inUse: isInUse,
  open: async (...given) => (await loadPart(PROMPT, () => import('./open-prompt.tsx'))).openPrompt(...given),
};

/**
 * Asks who was signed in here before to sign in again: on the front door only, once in a browser session, after a while, [4-07b].
 * That somebody returns and may sign in is what the server said by calling for this. Gives how to stop.
 */
export function startReturning(router: Router, facts: Facts, i18n: I18n, world = browser): () => void {
  const { memory, inUse, open } = world;
  const atDoor = (): boolean => router.state.matches.at(-1)?.route.id === 'front-door';
  const seconds = facts.flags?.['account.promptSeconds'] ?? STANDARD_SECONDS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look(): void {
    if (memory.read(SHOWN_KEY) !== null) return;
    if (!atDoor() || inUse() || document.hidden) {
      timer = setTimeout(look, LOOK_AGAIN_MS);
      return;
    }
    // What cannot be remembered would come again on every page.
    if (!memory.write(SHOWN_KEY, 'true')) return;
    const { pathname, search } = router.state.location;
    void open(facts, i18n, pathname + search);
  }
  if (memory.read(SHOWN_KEY) === null) timer = setTimeout(look, seconds * 1_000);
  return () => clearTimeout(timer);
}
