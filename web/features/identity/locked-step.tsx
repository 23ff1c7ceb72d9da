import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '#design/button';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import { SignInRow } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { CodeBeside } from './code-step.tsx';
import { KnownEmail, Refusal, Send, Standing, StepLink } from './fields.tsx';
import { isWithoutLink } from './flow.ts';
import { useHost } from './host.ts';
import { SendAgain } from './send-again.tsx';
import { wayOf } from './use-locked.ts';

/** Passwords are paused, or the account is secured: the way in that works now. */
export function Locked() {
  const { t } = useLingui();
  const { Form, refused, stands, told } = useHost();
  const why = stands ?? refused;
  const disabled = why?.errorCode === 'ACCOUNT_DISABLED';
  const secured = why?.errorCode === 'ACCOUNT_LOCKED';
  const way = wayOf(why);
  const noLink = isWithoutLink(why?.errorCode);
  const sent = told === 'sent' && !noLink;
  const inBox = !disabled && !secured && (sent || way === 'inbox' || noLink);
  return (
    <>
      {noLink && <Standing />}
      {!disabled && !secured && <Refusal />}
      {!disabled && !sent && (secured || way !== 'inbox') && (
        <Form intent={secured ? 'forgot' : way === 'code' ? 'code' : 'unlock'} from="locked">
          <KnownEmail />
          {way === 'link' && (
            <Send intent="unlock" busy={t`Sending the link…`}>
              {secured ? t`Set a new password` : t`Email me a link`}
            </Send>
          )}
          {way === 'code' && (
            <Send intent="code" busy={t`Sending a code…`}>
              {t`Email me a code`}
            </Send>
          )}
        </Form>
      )}
      {inBox && <CodeBeside from="locked" quiet={!sent && way !== 'inbox'} />}
      {sent ? (
        <SignInRow>
          <SendAgain intent="unlock" from="locked" />
        </SignInRow>
      ) : (
        <ContactHelp />
      )}
    </>
  );
}

export function ContactHelp() {
  const { t } = useLingui();
  const { support } = useFacts().chrome;
  return (
    <Anchor href={support.help} className={buttonClass({ wide: true })}>
      <Icon name="life-buoy" />
      {t`Contact help`}
    </Anchor>
  );
}

/** Another site says who it is, and the account may not be entered. */
export function Closed({ code }: { readonly code: string }) {
  const { t } = useLingui();
  return (
    <SignInRow>
      {code === 'ACCOUNT_LOCKED' ? <StepLink to="forgot">{t`Set a new password`}</StepLink> : <ContactHelp />}
    </SignInRow>
  );
}
