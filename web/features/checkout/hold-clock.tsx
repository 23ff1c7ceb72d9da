import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { Button } from '#design/button';
import { Note } from '#design/note';
import type { Hold } from '#contract/booking';
import { PostForm } from '../../post-form.tsx';

const WARN_MS = 120_000;
/** The server's clock decides; asked a little later it has the answer. */
const AFTER_MS = 1_000;
/** Timers hold no more; a longer one would fire at once. */
const MAX_MS = 2 ** 31 - 1;

interface HoldClockProps {
  readonly hold: Hold;
  readonly formtoken: string;
}

/** Silent until two minutes before it is given back; then it says so once and offers more time. Nothing counts down. */
export function HoldClock({ hold, formtoken }: HoldClockProps) {
  const { t } = useLingui();
  const soon = useNearEnd(hold.expiresAt);
  const busy = useNavigation().state !== 'idle';
  if (!soon) return null;
  return (
    <Note tone="warn" role="alert" icon="clock" title={t`Held for two more minutes`}>
      {hold.extendable ? (
        <PostForm formtoken={formtoken}>
          <input type="hidden" name="intent" value="extend" />
          <Button type="submit" busyLabel={busy ? t`Requesting…` : undefined}>
            {t`Hold it longer`}
          </Button>
        </PostForm>
      ) : (
        t`After that you can hold it again. Your details are saved.`
      )}
    </Note>
  );
}

/** True in the last two minutes; at the end the page is loaded anew. */
function useNearEnd(expiresAt: string): boolean {
  const [warnedOf, setWarnedOf] = useState<string>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const left = Date.parse(expiresAt) - Date.now();
    const warn = setTimeout(() => setWarnedOf(expiresAt), within(left - WARN_MS));
    const end = setTimeout(() => void revalidate(), within(left + AFTER_MS));
    return () => {
      clearTimeout(warn);
      clearTimeout(end);
    };
  }, [expiresAt, revalidate]);
  return warnedOf === expiresAt;
}

function within(ms: number): number {
  return Math.min(MAX_MS, Math.max(0, ms));
}
