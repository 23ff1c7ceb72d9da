import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button';
import { KnownEmail } from './fields.tsx';
import type { SignInState } from './flow.ts';
import { type StepHost, useHost } from './host.ts';
import { useCountdown } from './use-countdown.ts';

const AGAIN_SECONDS = 30;

interface SendAgainProps {
  readonly intent: 'code' | 'unlock' | 'forgot';
  readonly from: SignInState;
}

/** The code no longer works, whatever is typed. */
export function isDead(refused: StepHost['refused']): boolean {
  return refused?.errorCode === 'CODE_EXPIRED' || refused?.errorCode === 'CODE_TRIED_OUT';
}

/** The mail once more, half a minute after the last. A code that no longer works is not waited for. */
export function SendAgain({ intent, from }: SendAgainProps) {
  const { t } = useLingui();
  const { Form, busy, refused, next } = useHost();
  const sending = busy === intent;
  const again = useSentAgain(sending);
  const seconds = useCountdown(
    intent === 'code' && next ? next.inSeconds : AGAIN_SECONDS,
    sending ? 'sending' : 'sent',
  );
  const box = useRef<HTMLSpanElement>(null);
  const words =
    intent === 'code'
      ? { wait: t`Send another code in ${seconds} s`, send: t`Send another code`, busy: t`Sending a code…` }
      : { wait: t`Send another link in ${seconds} s`, send: t`Send another link`, busy: t`Sending the link…` };
  const waits = seconds > 0 && !isDead(refused);
  // The button that was pressed is gone: what stands in its place has the focus.
  useEffect(() => {
    if (again && waits && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [again, waits]);
  return (
    <span ref={box} tabIndex={-1}>
      <output>{again && waits && !refused ? t`Email sent.` : ''}</output>{' '}
      {waits ? (
        words.wait
      ) : (
        <Form intent={intent} from={from}>
          <KnownEmail />
          <Button type="submit" variant="link" busyLabel={sending ? words.busy : undefined}>
            {words.send}
          </Button>
        </Form>
      )}
    </span>
  );
}

/** Whether one was sent since the step is there. */
function useSentAgain(sending: boolean): boolean {
  const [state, setState] = useState<'first' | 'sending' | 'again'>('first');
  if (sending && state !== 'sending') setState('sending');
  if (!sending && state === 'sending') setState('again');
  return state === 'again';
}
