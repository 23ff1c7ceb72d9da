/** What `closedby="any"` of a dialog does, for browsers without it: a press on its backdrop asks to cancel it. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLDialogElement && target.matches('[closedby=any]')) {
    target.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
});

export {};
