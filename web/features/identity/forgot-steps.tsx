import { useLingui } from '@lingui/react/macro';
import { SignInRow } from '#design/sign-in-panel';
import { Held, TypeCode } from './code-step.tsx';
import { EmailField, Refusal, Send, StepLink } from './fields.tsx';
import { isWithoutLink } from './flow.ts';
import { useHost } from './host.ts';
import { SendAgain } from './send-again.tsx';

export function Forgot() {
  const { t } = useLingui();
  const { Form } = useHost();
  return (
    <Form intent="forgot" from="forgot">
      <EmailField />
      <Refusal />
      <Send intent="forgot" busy={t`Sending the link…`}>{t`Email me a link`}</Send>
    </Form>
  );
}

/** A link is on its way, or none goes out for a while: then a code does, or the mails that came still count. */
export function ForgotSuccess() {
  const { t } = useLingui();
  const { secured, stands } = useHost();
  const held = isWithoutLink(stands?.errorCode);
  return (
    <>
      {held ? <Held from="forgotSuccess" way={stands?.ways?.includes('code') ? 'code' : null} /> : <Refusal />}
      {!held && !secured && <TypeCode from="forgotSuccess" of="reset" />}
      <SignInRow>
        {!held && <SendAgain intent="forgot" from="forgotSuccess" />}
        <StepLink to="login">{t`Back to sign-in`}</StepLink>
      </SignInRow>
    </>
  );
}
