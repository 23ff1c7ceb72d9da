import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton } from '#design/button';
import styles from './toast.module.css';

export interface ToastMessage {
  readonly text: string;
  /** Never the only way to do it. */
  readonly action?: { readonly text: string; readonly run: () => void };
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});
const lifeMs = 5_000;
const tickMs = 250;

interface ToastsProps {
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** Holds one toast for 5 s; the time stops under the pointer, with focus and in a hidden tab. F6 leads to it. */
export function Toasts({ label, closeLabel, children }: ToastsProps) {
  const [message, setMessage] = useState<ToastMessage>();
  const region = useRef<HTMLElement>(null);
  const show = useCallback((next: ToastMessage) => setMessage(next), []);
  useEffect(() => {
    if (!message) return;
    let seenMs = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      seenMs = region.current?.matches(':hover, :focus-within') ? 0 : seenMs + tickMs;
      if (seenMs >= lifeMs) setMessage(undefined);
    }, tickMs);
    return () => clearInterval(timer);
  }, [message]);
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key === 'F6') region.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', jump);
    return () => removeEventListener('keydown', jump);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <section ref={region} aria-label={label} aria-live="polite" className={styles.region}>
        {message && (
          <div className={styles.toast}>
            <p>{message.text}</p>
            {message.action && (
              <Button variant="quiet" size="compact" onClick={message.action.run}>
                {message.action.text}
              </Button>
            )}
            <IconButton icon="x" label={closeLabel} onClick={() => setMessage(undefined)} />
          </div>
        )}
      </section>
    </ToastContext>
  );
}

export function useToast(): (message: ToastMessage) => void {
  return use(ToastContext);
}
