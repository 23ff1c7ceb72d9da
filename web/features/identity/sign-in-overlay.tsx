import { useEffect, useState } from 'react';
import { type Part, usePart } from '#design/part';
import { publish, type SiteEvents, subscribe } from '../../events.ts';
import { useHere } from '../pickers/use-here.ts';
import type { SignInOverlayProps } from './dialog.tsx';

interface Loaded {
  readonly SignInOverlay: (props: SignInOverlayProps) => React.ReactNode;
}

/** Comes when it is asked for: no page carries it. */
const DIALOG: Part<Loaded> = {
  module: 'web/features/identity/dialog.tsx',
  importer: () => import('./dialog.tsx'),
};

type Wanted = SiteEvents['sign-in-wanted'];

/** Opens the sign-in dialog over any page when a part of it asks, by the event `sign-in-wanted` or `sign-up-wanted`. */
export function SignInOverPage() {
  const here = useHere();
  const [dialog, want] = usePart(DIALOG);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = (asked: Wanted): void => {
      setWanted(asked);
      setOpen(true);
      want();
    };
    const ends = [subscribe('sign-in-wanted', show), subscribe('sign-up-wanted', () => show({ mode: 'signup' }))];
    return () => ends.forEach((end) => end());
  }, [want]);
  if (!dialog || !wanted) return null;
  return (
    <dialog.SignInOverlay
      key={wanted.mode}
      open={open}
      mode={wanted.mode}
      resultId={wanted.resultId}
      here={wanted.redir ?? here}
      onClose={() => {
        setOpen(false);
        publish('sign-in-closed', {});
      }}
    />
  );
}
