import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { useBlocker } from 'react-router';
import { subscribe } from '../../../events.ts';

interface Guard {
  /** Something typed is not saved yet, or is. */
  mark(form: string, unsaved: boolean): void;
}

const GuardContext = createContext<Guard>({ mark: () => undefined });

export function useLeaveGuard(): Guard {
  return use(GuardContext);
}

/** Asks before something typed is lost, within the site and when the page is left. */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const unsaved = useRef(new Set<string>());
  const guard = useMemo<Guard>(
    () => ({
      mark: (form, dirty) => void (dirty ? unsaved.current.add(form) : unsaved.current.delete(form)),
    }),
    [],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    const end = subscribe('typed-kept', () => unsaved.current.clear());
    return () => {
      removeEventListener('beforeunload', ask);
      end();
    };
  }, []);
  // The browser's own question: the page may be asked while parts of it still sleep.
  useBlocker(({ currentLocation, nextLocation }) => {
    if (unsaved.current.size === 0 || currentLocation.pathname === nextLocation.pathname) return false;
    if (!confirm(t`Your changes on this page are not saved. Leave without saving?`)) return true;
    unsaved.current.clear();
    return false;
  });
  return <GuardContext value={guard}>{children}</GuardContext>;
}
