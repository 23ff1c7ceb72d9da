import { createContext, type ReactNode, use, useState } from 'react';
import { useNavigate, useNavigation, useSubmit } from 'react-router';
import type { CodeNext, ProviderName } from '#contract/identity';
import { SignInPanel } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import { PageTitle } from '../../page-title.tsx';
import { SIGN_IN_MODES, type SignInMode, type SignInState } from './flow.ts';
import { HostContext, type StepFormProps, useHost } from './host.ts';
import styles from './identity.module.css';
import { standingOf } from './standing.ts';
import type { StepResult } from './submit.ts';
import { SET_PASSWORD_PATH } from '../chrome/account/account-path.ts';
import { usePanel } from './use-panel.tsx';

interface Address {
  readonly formtoken: string;
  readonly mode: SignInMode;
  /** Where to go afterwards, as the address says; the server judges it. */
  readonly redir: string;
}

export interface SignInPageProps extends Address {
  /** The step that the address asks for; else that of the mode. */
  readonly state: SignInState | null;
  /** Address that is known from where the reader comes. */
  readonly email?: string;
  /** Of the code that was requested here. */
  readonly next?: CodeNext | null;
  readonly result: StepResult | undefined;
}

const AddressContext = createContext<Address>({ formtoken: '', mode: 'default', redir: '/' });

function addressOf({ mode, redir }: Address, state: SignInState | null): string {
  return `/login?${new URLSearchParams({ ...(mode !== 'default' && { mode }), ...(state && { state }), redir }).toString()}`;
}

/** Stays the same component while it is sent, so that nothing typed is lost. */
function PageForm({ intent, from, children }: StepFormProps) {
  const address = use(AddressContext);
  // Signing up is the step of its mode, and of no address.
  const step = useHost().signUp ? null : from;
  return (
    <PostForm
      formtoken={address.formtoken}
      action={addressOf(address, step)}
      className={styles.form}
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="redir" value={from === 'forgotSuccess' ? SET_PASSWORD_PATH : address.redir} />
      {address.mode === 'add' && <input type="hidden" name="adding" value="on" />}
      {children}
    </PostForm>
  );
}

const leave = (to: string): void => window.location.assign(to);

/** Signing in as a page of its own: the same steps as in the dialog, each an address, each sent as a plain form. */
export function SignInPage({ formtoken, mode, state, redir, email = '', next = null, result }: SignInPageProps) {
  const navigation = useNavigation();
  const navigate = useNavigate();
  const submit = useSubmit();
  const [typed, keepEmail] = useState<string | null>(null);
  const { chrome } = useFacts();
  const intent = navigation.formData?.getAll('intent').at(-1);
  const busy = navigation.state === 'submitting' && typeof intent === 'string' ? intent : null;
  const address = { formtoken, mode, redir };
  const host = {
    Form: PageForm,
    to: (step: SignInState) => ({ href: addressOf(address, step) }),
    turn: (step: SignInState) => void navigate(addressOf(address, step)),
    busy,
    keepEmail,
    email:
      typed ??
      result?.email ??
      ((mode === 'again' || mode === 'ended') && chrome.account ? chrome.account.email : email),
    redir,
    signedIn: leave,
    beginWith: (provider: ProviderName) => {
      const adding = mode === 'add';
      const query = new URLSearchParams({ ...(adding && { mode: 'add' }), redir }).toString();
      const action = `/login/with/${provider}?${query}`;
      void submit({ formtoken, redir, ...(adding && { adding: 'on' }) }, { method: 'post', action });
    },
    refused: result?.refused ?? null,
    told: result?.told,
    stands: result ? standingOf(result) : null,
    next,
    code: result?.code,
    signUp: mode === 'signup' && state === null,
    adding: mode === 'add',
    again: mode === 'again',
    ended: mode === 'ended' ? ('before' as const) : null,
    secured: mode === 'secured',
  };
  return (
    <AddressContext value={address}>
      <HostContext value={host}>
        <Shown state={result?.state ?? state ?? SIGN_IN_MODES[mode]} />
      </HostContext>
    </AddressContext>
  );
}

function Shown({ state }: { readonly state: SignInState }): ReactNode {
  const panel = usePanel(state);
  return (
    <div className={styles.page}>
      <PageTitle>{panel.title}</PageTitle>
      <meta name="robots" content="noindex" />
      <SignInPanel {...panel} headingLevel={1} />
    </div>
  );
}
