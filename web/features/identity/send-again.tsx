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

/** The mail once more, half a minute after the last: the seconds say that one is on its way. A code that no longer works is not waited for. */
export function SendAgain({ intent, from }: SendAgainProps) {
  const { t } = useLingui();
  const { Form, busy, refused } = useHost();
  const seconds = useCountdown(30, busy === intent ? 'sending' : 'sent');
  const words =
    intent === 'code'
      ? { wait: t`Send another code in ${seconds} s`, send: t`Send another code`, busy: t`Sending a code…` }
      : { wait: t`Send another link in ${seconds} s`, send: t`Send another link`, busy: t`Sending the link…` };
  if (seconds > 0 && refused?.errorCode !== 'CODE_TRIED_OUT') return <span>{words.wait}</span>;
  return (
    <Form intent={intent} from={from}>
      <KnownEmail />
      <Button type="submit" variant="link" busyLabel={busy === intent ? words.busy : undefined}>
        {words.send}
      </Button>
    </Form>
  );
}
