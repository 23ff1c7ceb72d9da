import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { SignInRow } from '#design/sign-in-panel';
import { CodeBeside } from './code-step.tsx';
import { EmailField, KnownEmail, Refusal, Send, Standing, StepLink } from './fields.tsx';
import { useHost } from './host.ts';

export function Forgot() {
  const { t } = useLingui();
  const { Form } = useHost();
  return (
    <Form intent="forgot" from="forgot">
      <EmailField />
      <Refusal />
      <Send intent="forgot" busy={t`Sending the link…`}>{t`Send link`}</Send>
    </Form>
  );
}

export function ForgotSuccess() {
  const { t } = useLingui();
  const { Form, secured } = useHost();
  return (
    <>
      <Standing />
      <Refusal />
      {!secured && <CodeBeside from="forgotSuccess" quiet />}
      <Form intent="forgot" from="forgotSuccess">
        <KnownEmail />
        <Button type="submit" wide>
          {t`Resend`}
        </Button>
        <SignInRow>
          <StepLink to="login">{t`Back to sign-in`}</StepLink>
        </SignInRow>
      </Form>
    </>
  );
}
