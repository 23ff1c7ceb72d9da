import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#design/button';
import { classNames } from '#design/class-names';
import type { Playing } from './play.ts';
import styles from './stage.module.css';

/** Something that moves for a while over the page. */
export interface Show {
  /** `canvas` lies over the page and lets every press through. */
  readonly begin: (canvas: HTMLCanvasElement, done: () => void) => Playing;
}

interface StageProps {
  readonly show: Show;
  readonly onEnd: () => void;
}

/** Who paused does not want it back after so long. */
const PAUSED_MS = 8_000;

/** The canvas of a show with its control: one button pauses it and lets it go on, Esc ends it. */
export function Stage({ show, onEnd }: StageProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const playing = useRef<Playing>(null);
  const [paused, setPaused] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const now = show.begin(canvas.current, () => end());
    playing.current = now;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') now.stop();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      now.stop();
    };
  }, [show]);
  useEffect(() => {
    if (!paused) return undefined;
    const timer = setTimeout(() => playing.current?.stop(), PAUSED_MS);
    return () => clearTimeout(timer);
  }, [paused]);
  function toggle(): void {
    if (paused) playing.current?.resume();
    else playing.current?.pause();
    setPaused(!paused);
  }
  return (
    <>
      <canvas ref={canvas} className={classNames(styles.canvas, paused && styles.paused)} aria-hidden="true" />
      <aside className={styles.bar} aria-label={t`Animation`}>
        <Button variant="neutral" size="compact" onClick={toggle} data-seasonal="">
          {paused ? t`Resume animation` : t`Pause animation`}
        </Button>
      </aside>
    </>
  );
}
