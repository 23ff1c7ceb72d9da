import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#design/button';
import { Dialog } from '#design/dialog';
import styles from './account.module.css';

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
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = () => {
    unsaved.current.clear();
    blocker.proceed?.();
  };
  return (
    <GuardContext value={guard}>
      {children}
      <Dialog
        open={blocker.state === 'blocked'}
        title={t`Leave without saving?`}
        closeLabel={t`Close`}
        onClose={() => blocker.reset?.()}
        footer={
          <div className={styles.acts}>
            <Button variant="primary" onClick={() => blocker.reset?.()}>{t`Stay here`}</Button>
            <Button variant="neutral" onClick={leave}>{t`Leave without saving`}</Button>
          </div>
        }
      >
        <p>{t`What you typed on this page is not saved yet.`}</p>
      </Dialog>
    </GuardContext>
  );
}
