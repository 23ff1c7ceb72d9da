import { watchTooltips } from '#design/tooltip';
import { reportBanner } from './banner-height.ts';
import { watchForm } from './form-in-view.ts';
import { followFragments } from './jump.ts';
import { announceLandings } from './landings.ts';

let begun = false;

/** What only a reader needs. For the life of the page, whatever it shows. */
export function begin(): void {
  if (begun) return;
  begun = true;
  announceLandings();
  watchTooltips();
  reportBanner();
  watchForm();
  followFragments();
  finishWhatWaited();
  // Safari has no closedby yet.
  if (!('closedBy' in HTMLDialogElement.prototype)) void import('../../closed-by.ts');
}

/** A currency that was to be kept once somebody had signed in. */
function finishWhatWaited(): void {
  try {
    if (sessionStorage.getItem('wf-currency-wish') === null) return;
  } catch {
    return;
  }
  void import('../pickers/currency-wish.ts').then(({ finishWish }) => finishWish());
}
