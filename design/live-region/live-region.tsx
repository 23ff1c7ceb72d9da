import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { visuallyHiddenClass } from '#design/visually-hidden';
import { createAnnouncer } from './queue.ts';

export interface Announce {
  readonly polite: (topic: string, text: string) => void;
  /** Interrupts: for faults that stop what the visitor is doing. */
  readonly assertive: (text: string) => void;
}

const AnnounceContext = createContext<Announce>({ polite() {}, assertive() {} });

/** One polite and one assertive region for the page. */
export function LiveRegions({ children }: { children: ReactNode }) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const announcer = useMemo(() => createAnnouncer((text) => write(polite.current, text)), []);
  useEffect(() => announcer.stop, [announcer]);
  const announce = useMemo<Announce>(
    () => ({ polite: announcer.polite, assertive: (text) => write(assertive.current, text) }),
    [announcer],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <div ref={polite} role="status" className={visuallyHiddenClass} />
      <div ref={assertive} role="alert" className={visuallyHiddenClass} />
    </AnnounceContext>
  );
}

function write(region: HTMLElement | null, text: string) {
  if (region) region.textContent = text;
}

export function useAnnounce(): Announce {
  return use(AnnounceContext);
}
