import { useSyncExternalStore } from 'react';
import { visuallyHiddenClass } from '#design/visually-hidden';
import { createStore } from './announcements.ts';

const store = createStore();

/** Says `text` to screen readers; the last text of a topic wins. Keep it to one sentence. */
export const { announce, speak, read } = store;

/** The one polite and the one assertive live region of the page. */
export function Announcer() {
  const said = useSyncExternalStore(store.subscribe, store.read, store.read);
  return (
    <>
      <output className={visuallyHiddenClass}>{said.polite}</output>
      <div role="alert" className={visuallyHiddenClass}>
        {said.assertive}
      </div>
    </>
  );
}
