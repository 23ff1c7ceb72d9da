import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '#design/button';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import { SignInRow } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { Held, TypeCode } from './code-step.tsx';
import { KnownEmail, Refusal, Send, StepLink } from './fields.tsx';
import { isWithoutLink } from './flow.ts';
import { useHost } from './host.ts';
import { SendAgain } from './send-again.tsx';
import { wayOf } from './use-locked.ts';

/** Passwords are paused, or the account is secured: the way in that works now. */
export function Locked() {
  const { t } = useLingui();
  const { refused, stands, told } = useHost();
  const why = stands ?? refused;
  const way = wayOf(why);
  if (why?.errorCode === 'ACCOUNT_DISABLED') return <ContactHelp />;
  if (why?.errorCode === 'ACCOUNT_LOCKED') return <Secured />;
  const back = <StepLink to="landing">{t`Back to sign-in`}</StepLink>;
  if (isWithoutLink(why?.errorCode)) {
    return (
      <>
        <Held from="locked" way={way === 'code' ? 'code' : null} />
        <SignInRow>{back}</SignInRow>
      </>
    );
  }
  if (told === 'sent') {
    return (
      <>
        <Refusal />
        <TypeCode from="locked" of="link" />
        <SignInRow>
          <SendAgain intent="unlock" from="locked" />
          {back}
        </SignInRow>
      </>
    );
  }
  return <Paused way={way} />;
}

function Secured() {
  const { t } = useLingui();
  const { Form } = useHost();
  return (
    <>
      <Form intent="forgot" from="locked">
        <KnownEmail />
        <Send intent="unlock" busy={t`Sending the link…`}>
          {t`Set a new password`}
        </Send>
      </Form>
      <ContactHelp />
    </>
  );
}

function Paused({ way }: { readonly way: ReturnType<typeof wayOf> }) {
  const { t } = useLingui();
  const { Form } = useHost();
  return (
    <>
      <Refusal />
      {way === 'inbox' ? (
        <TypeCode from="locked" of="link" />
      ) : (
        <Form intent={way === 'code' ? 'code' : 'unlock'} from="locked">
          <KnownEmail />
          {way === 'link' && <Send intent="unlock" busy={t`Sending the link…`}>{t`Email me a link`}</Send>}
          {way === 'code' && <Send intent="code" busy={t`Sending a code…`}>{t`Email me a code`}</Send>}
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
