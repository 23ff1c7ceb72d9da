import { useLingui } from '@lingui/react/macro';
import { createContext, type FormEvent, use, useState } from 'react';
import { SignInDialog } from '#design/sign-in-panel';
import { type CodeNext, identity } from '#contract/identity';
import { fetchApi } from '../../api.ts';
import { publish } from '../../events.ts';
import { useFacts } from '../../facts.ts';
import { afterClosing, behind, SIGN_IN_MODES, type SignInMode, type SignInState, stateOf } from './flow.ts';
import { HostContext, type StepFormProps, type StepHost, useHost } from './host.ts';
import styles from './identity.module.css';
import { goOn } from './go-on.ts';
import { solve } from './solve.ts';
import { carriedBy, standingOf } from './standing.ts';
import { type StepResult, submitStep } from './submit.ts';
import { usePanel } from './use-panel.tsx';
import { useProviderAsking } from './use-provider-asking.ts';

type Send = (form: HTMLFormElement, submitter: HTMLElement | null) => void;

const SendContext = createContext<Send>(() => undefined);

export interface SignInOverlayProps {
  readonly open: boolean;
  readonly mode: SignInMode;
  /** What was to be kept, where the soft gate asks. */
  readonly resultId?: string | undefined;
  /** Path and query that it leads to: the page under it, unless something else was asked for. */
  readonly here: string;
  readonly onClose: () => void;
}

function enter(to: string, here: string, base: string): void {
  publish('login-success', {});
  goOn(to, here, base);
}

/** Signing in over the page that is read: the steps of the page `/login`, without leaving this one. */
export function SignInOverlay({ open, mode, resultId, here, onClose }: SignInOverlayProps) {
  const { base, chrome } = useFacts();
  const [state, setState] = useState<SignInState>(SIGN_IN_MODES[mode]);
  const [turned, setTurned] = useState(false);
  const [typed, keepEmail] = useState<string | null>(null);
  const { busy, told, next, send } = useSending(here, (result) => setState(result.state));
  const asking = useProviderAsking({
    redir: here,
    adding: mode === 'add',
    show: (waits) => setState(waits ? 'oauth' : 'landing'),
    goOn: (next) => enter(next, here, base),
  });
  const close = (): void => {
    asking.end();
    if (state === 'softGate' && resultId !== undefined) publish('soft-gate-closed', { resultId });
    setState(afterClosing(mode, state));
    setTurned(false);
    onClose();
  };
  const turn = (to: SignInState): void => {
    asking.end();
    setTurned(true);
    setState(to);
  };
  const host: StepHost = {
    Form: DialogForm,
    to: (to) => ({ onPress: () => turn(to) }),
    turn,
    busy,
    keepEmail,
    email: typed ?? told?.email ?? (mode === 'again' || mode === 'ended' ? (chrome.account?.email ?? '') : ''),
    redir: here,
    signedIn: (to) => enter(to, here, base),
    // A refusal belongs to the step that it was of.
    refused: told?.state === state ? told.refused : null,
    told: told?.state === state ? told.told : undefined,
    stands: told?.state === state ? standingOf(told) : null,
    next,
    code: told?.state === state ? told.code : undefined,
    signUp: mode === 'signup' && !turned,
    adding: mode === 'add',
    again: mode === 'again',
    ended: mode === 'ended' ? 'over' : null,
    asking,
  };
  return (
    <SendContext value={send}>
      <HostContext value={host}>
        <Shown open={open} state={state} locked={busy !== null} onClose={close} onBack={turn} />
      </HostContext>
    </SendContext>
  );
}

/** One form at a time. Past the router: parts of the page that still sleep need not wake for this. */
function useSending(here: string, onStep: (result: StepResult) => void) {
  const { base } = useFacts();
  const [busy, setBusy] = useState<string | null>(null);
  const [told, setTold] = useState<StepResult | null>(null);
  const [next, setNext] = useState<CodeNext | null>(null);
  const send: Send = (form, submitter) => {
    if (busy !== null) return;
    const sent = new FormData(form, submitter);
    const field = (name: string): string => {
      const value = name === 'redir' ? here : sent.get(name);
      return typeof value === 'string' ? value : '';
    };
    const intent = sent.getAll('intent').at(-1);
    setBusy(typeof intent === 'string' ? intent : '');
    const failed = { errorCode: 'SERVER_ERROR', message: '' };
    void submitStep(fetchApi, { intent: typeof intent === 'string' ? intent : '', field }, solve)
      .catch((): StepResult => ({
        state: stateOf(field('from')) ?? 'landing',
        email: field('username'),
        refused: failed,
        ...carriedBy(field),
      }))
      .then((result) => {
        setBusy(null);
        if ('done' in result) {
          return enter(result.done, here, base);
        }
        setTold(result);
        if (result.state === 'code' && !result.refused) void readNext().then(setNext);
        onStep(result);
      });
  };
  return { busy, told, next, send };
}

/** What is left of the codes; where it is not read the page offers another one, which the server judges. */
async function readNext(): Promise<CodeNext | null> {
  try {
    return (await fetchApi(identity.state, {})).authStateParams.codeNext;
  } catch {
    return null;
  }
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
  const send = use(SendContext);
  const { adding } = useHost();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    send(event.currentTarget, submitter);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="from" value={from} />
      {adding && <input type="hidden" name="adding" value="on" />}
      {children}
    </form>
  );
}
