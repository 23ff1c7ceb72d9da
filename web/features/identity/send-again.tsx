import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { KnownEmail } from './fields.tsx';
import type { SignInState } from './flow.ts';
import { useHost } from './host.ts';
import { useCountdown } from './use-countdown.ts';

interface SendAgainProps {
  readonly intent: 'code' | 'unlock' | 'forgot';
  readonly from: SignInState;
}

/** The mail once more, half a minute after the last: the seconds say that one is on its way. */
export function SendAgain({ intent, from }: SendAgainProps) {
  const { t } = useLingui();
  const { Form, busy } = useHost();
  const seconds = useCountdown(30, busy === intent ? 'sending' : 'sent');
  const words =
    intent === 'code'
      ? { wait: t`Another code in ${seconds} s`, send: t`Send another code`, busy: t`Sending a code…` }
      : { wait: t`Another link in ${seconds} s`, send: t`Send another link`, busy: t`Sending the link…` };
  if (seconds > 0) return <span>{words.wait}</span>;
  return (
    <Form intent={intent} from={from}>
      <KnownEmail />
      <Button type="submit" variant="link" busyLabel={busy === intent ? words.busy : undefined}>
        {words.send}
      </Button>
    </Form>
  );
}
