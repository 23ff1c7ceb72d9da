import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { BaseContext } from '#design/link';
import { type Facts, FactsContext } from '../../facts.ts';
import { Prompt } from './prompt.tsx';

/** Puts the card over the page beside what React keeps of it; it is the last thing in the order of keys. */
export async function openPrompt(facts: Facts, i18n: I18n, here: string): Promise<void> {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  await new Promise<void>((closed) => {
    root.render(
      <FactsContext value={facts}>
        <BaseContext value={facts.base}>
          <I18nProvider i18n={i18n}>
            <Prompt here={here} onClose={closed} />
          </I18nProvider>
        </BaseContext>
      </FactsContext>,
    );
  });
  root.unmount();
  box.remove();
}
