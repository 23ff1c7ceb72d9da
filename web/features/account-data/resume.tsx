import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { Note } from '#design/note';
import { useFacts } from '../../facts.ts';
import { resumeAt, RESUME, takeWish, waitsHere } from './wish.ts';

const never = () => () => undefined;

/**
 * Goes on with what was refused for want of a fresh sign-in, by pressing the control that `data-resume` names. An address alone
 * presses nothing: anybody could have made it.
 */
export function Resume({ path }: { readonly path: string }) {
  const { t } = useLingui();
  const { chrome } = useFacts();
  const [search] = useSearchParams();
  const key = search.get(RESUME);
  const who = chrome.account?.email ?? '';
  const [pressed, setPressed] = useState<string | null>(null);
  const waits = useSyncExternalStore(
    never,
    () => key !== null && waitsHere(resumeAt(path, key)),
    () => false,
  );
  useEffect(() => {
    if (key === null) return;
    // Controls that only a browser can offer come with the render after this one.
    const soon = setTimeout(() => {
      const control = document.querySelector<HTMLElement>(`[data-resume="${CSS.escape(key)}"]`);
      if (!control) return;
      control.focus();
      if (!takeWish(resumeAt(path, key), who)) return;
      setPressed(key);
      control.click();
    });
    return () => clearTimeout(soon);
  }, [key, path, who]);
  if (key === null || waits || pressed === key) return null;
  return <Note title={t`One step left`}>{t`Choose the same action again.`}</Note>;
}
