import { useLingui } from '@lingui/react/macro';
import { createContext, use, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { SignInDialog } from '#design/sign-in-panel';
import { publish } from '../../events.ts';
import { afterClosing, behind, SIGN_IN_MODES, type SignInMode, type SignInState } from './flow.ts';
import { HostContext, type StepFormProps, type StepHost } from './host.ts';
import styles from './identity.module.css';
import { goOn } from './go-on.ts';
import type { Submitted } from './submit.ts';
import { usePanel } from './use-panel.tsx';

type Fetcher = ReturnType<typeof useFetcher<Submitted>>;

interface Sending {
  readonly fetcher: Fetcher;
  readonly redir: string;
}

const SendingContext = createContext<Sending | null>(null);

export interface SignInOverlayProps {
  readonly open: boolean;
  readonly mode: SignInMode;
  /** What was to be kept, where the soft gate asks. */
  readonly resultId?: string | undefined;
  /** Path and query of the page under it. */
  readonly here: string;
  readonly onClose: () => void;
}

/** Signing in over the page that is read: the steps of the page `/login`, sent to it behind the scenes. */
export function SignInOverlay({ open, mode, resultId, here, onClose }: SignInOverlayProps) {
  const fetcher = useFetcher<Submitted>();
  const [state, setState] = useState<SignInState>(SIGN_IN_MODES[mode]);
  const [seen, setSeen] = useState<Submitted | undefined>(undefined);
  const result = fetcher.data;
  if (result !== seen) {
    setSeen(result);
    if (result && 'state' in result) setState(result.state);
  }
  useEffect(() => {
    if (!result || !('done' in result)) return;
    publish('login-success', {});
    goOn(result.done, here);
  }, [result, here]);

  const close = (): void => {
    if (state === 'softGate' && resultId !== undefined) publish('soft-gate-closed', { resultId });
    setState(afterClosing(mode, state));
    onClose();
  };
  const intent = fetcher.formData?.getAll('intent').at(-1);
  const told = result && 'state' in result ? result : null;
  const host: StepHost = {
    Form: DialogForm,
    to: (to) => ({ onPress: () => setState(to) }),
    busy: fetcher.state !== 'idle' && typeof intent === 'string' ? intent : null,
    email: told?.email ?? '',
    // A refusal belongs to the step that it was of.
    refused: told?.state === state ? told.refused : null,
    told: told?.state === state ? told.told : undefined,
    signUp: mode === 'signup',
    adding: mode === 'add',
  };
  return (
    <SendingContext value={{ fetcher, redir: here }}>
      <HostContext value={host}>
        <Shown open={open} state={state} locked={host.busy !== null} onClose={close} onBack={setState} />
      </HostContext>
    </SendingContext>
  );
}

interface ShownProps {
  readonly open: boolean;
  readonly state: SignInState;
  readonly locked: boolean;
  readonly onClose: () => void;
  readonly onBack: (state: SignInState) => void;
}

function Shown({ open, state, locked, onClose, onBack }: ShownProps) {
  const { t } = useLingui();
  const panel = usePanel(state);
  const before = behind(state);
  return (
    <SignInDialog
      {...panel}
      {...(before && { back: { label: t`Go back`, onPress: () => onBack(before) } })}
      open={open}
      locked={locked}
      close={{ label: t`Close`, onPress: onClose }}
    />
  );
}

function DialogForm({ intent, from, children }: StepFormProps) {
  const sending = use(SendingContext);
  if (!sending) throw new TypeError('A form outside its dialog');
  const { fetcher, redir } = sending;
  return (
    <fetcher.Form method="post" action="/login" className={styles.form} noValidate>
      <input type="hidden" name="host" value="dialog" />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="redir" value={redir} />
      {children}
    </fetcher.Form>
  );
}
