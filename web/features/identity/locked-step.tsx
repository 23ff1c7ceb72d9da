import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '#design/button';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import { SignInRow } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { CodeBeside, KnownEmail, Refusal, Send, StepLink } from './fields.tsx';
import { useHost } from './host.ts';
import { wayOf } from './use-locked.ts';

/** Passwords are paused, or the account is secured: the way in that works now. */
export function Locked() {
  const { t } = useLingui();
  const { Form, refused, told } = useHost();
  const disabled = refused?.errorCode === 'ACCOUNT_DISABLED';
  const noMail = refused?.errorCode === 'CAPTCHA_REQUIRED' || refused?.errorCode === 'TOO_MANY_LINKS';
  const secured = refused?.errorCode === 'ACCOUNT_LOCKED';
  const way = wayOf(refused);
  const inBox = !disabled && !secured && (told === 'sent' || way === 'inbox' || noMail);
  return (
    <>
      {!disabled && noMail && <Refusal />}
      {inBox && <CodeBeside from="locked" />}
      {!disabled && (secured || way !== 'inbox') && (
        <Form intent={secured ? 'forgot' : way === 'code' ? 'code' : 'unlock'} from="locked">
          <KnownEmail />
          {way === 'link' && (
            <Send intent="unlock" busy={t`Sending the link…`} quiet={inBox}>
              {secured ? t`Set a new password` : told === 'sent' ? t`Resend link` : t`Email me a link`}
            </Send>
          )}
          {way === 'code' && (
            <Send intent="code" busy={t`Sending a code…`} quiet={inBox}>
              {t`Email me a code`}
            </Send>
          )}
        </Form>
      )}
      <ContactHelp />
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
