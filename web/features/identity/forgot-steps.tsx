import { useLingui } from '@lingui/react/macro';
import { SignInRow } from '#design/sign-in-panel';
import { CodeBeside } from './code-step.tsx';
import { EmailField, KnownEmail, Refusal, Send, Standing, StepLink } from './fields.tsx';
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
  const { Form, secured, stands } = useHost();
  const byCode = isWithoutLink(stands?.errorCode) && (stands?.ways?.includes('code') ?? false);
  return (
    <>
      <Standing />
      <Refusal />
      {byCode && (
        <Form intent="code" from="forgotSuccess">
          <KnownEmail />
          <Send intent="code" busy={t`Sending a code…`}>{t`Email me a code instead`}</Send>
        </Form>
      )}
      {!secured && <CodeBeside from="forgotSuccess" quiet={byCode} />}
      <SignInRow>
        {stands?.errorCode !== 'TOO_MANY_LINKS' && <SendAgain intent="forgot" from="forgotSuccess" />}
        <StepLink to="login">{t`Back to sign-in`}</StepLink>
      </SignInRow>
    </>
  );
}
