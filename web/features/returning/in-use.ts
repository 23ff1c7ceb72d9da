/** A form has the focus, or something is open over the page. */
export function isInUse(): boolean {
  const used = document.activeElement?.closest('form, dialog, [role="dialog"]');
  return Boolean(used ?? document.querySelector('dialog[open], [popover]:popover-open'));
}
