import type { CodeNext, ProviderName } from '#contract/identity';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { SignInWayBack } from '#design/sign-in-panel';
import type { SignInState } from './flow.ts';
import type { ProviderAsking } from './use-provider-asking.ts';
import type { StepRefusal, StepResult } from './submit.ts';

export interface StepFormProps {
  /** What sending it asks for; see `submit.ts`. */
  readonly intent: string;
  readonly from: SignInState;
  readonly children: ReactNode;
}

/** What the steps stand in: a page of its own, or the dialog over another page. */
export interface StepHost {
  readonly Form: ComponentType<StepFormProps>;
  /** The way to another step: an address in the page, a press in the dialog. */
  readonly to: (state: SignInState) => Omit<SignInWayBack, 'label'>;
  /** Goes there by itself. */
  readonly turn: (state: SignInState) => void;
  /** Intent of the form that is on its way. */
  readonly busy: string | null;
  readonly email: string;
  /** An address that was typed stands in the next step too. */
  readonly keepEmail: (typed: string) => void;
  /** Where to go afterwards, as the page says it; the server judges it. */
  readonly redir: string;
  /** A way in without a form came to something: where it leads. */
  readonly signedIn: (to: string) => void;
  readonly refused: StepResult['refused'];
  readonly told: StepResult['told'];
  /** Why no code went out to this browser, or no password counts; it may be what was refused just now. */
  readonly stands?: StepRefusal | null;
  /** What is left of the codes that may be sent; absent where it is not known. */
  readonly next?: CodeNext | null;
  /** The code that was refused. */
  readonly code?: string | undefined;
  /** Sign-up was asked for, and no other step since. */
  readonly signUp: boolean;
  /** The next one joins the accounts of this browser. */
  readonly adding: boolean;
  /** Who is signed in proves it once more. */
  readonly again: boolean;
  /** The session was ended. A page that the dialog is `over` keeps what was typed; a page before this one may not have. */
  readonly ended: 'over' | 'before' | null;
  /** The account was secured here in the last minutes. */
  readonly secured?: boolean;
  /** Asking another site in a window of its own; absent where its page is simply opened. */
  readonly asking?: ProviderAsking;
  /** On a page of its own: begins with another site at the first press. Without scripts a page between asks for it. */
  readonly beginWith?: (provider: ProviderName) => void;
}

export const HostContext = createContext<StepHost | null>(null);

export function useHost(): StepHost {
  const host = use(HostContext);
  if (!host) throw new TypeError('A step outside its host');
  return host;
}
