import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { type Show, Stage } from './stage.tsx';

/** Puts a show over the page beside what React keeps of it, and takes all of it away when it ends. */
export async function openStage(i18n: I18n, show: Show): Promise<void> {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  await new Promise<void>((ended) => {
    root.render(
      <I18nProvider i18n={i18n}>
        <Stage show={show} onEnd={ended} />
      </I18nProvider>,
    );
  });
  root.unmount();
  box.remove();
}
