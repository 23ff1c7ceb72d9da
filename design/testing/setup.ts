import { configure } from '@testing-library/dom';

/** As long as `expect.poll` waits, see vitest.config.ts. */
configure({ asyncUtilTimeout: 20_000 });

// jsdom has the element but not its modal methods. Files that need no page run without it.
if ('HTMLDialogElement' in globalThis) {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

// Nor does it scroll.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined;
