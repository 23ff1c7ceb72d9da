/** Dialogs stand in the part of the frame that its reader sees: a frame is as tall as its page, so its middle may be far away. */
export function showSeenPart(document: Document, part: { readonly top: number; readonly height: number }): void {
  const { style, dataset } = document.documentElement;
  const top = Math.min(part.top, document.body.getBoundingClientRect().height);
  style.setProperty('--seen-top', `${Math.round(top)}px`);
  style.setProperty('--seen-height', `${Math.round(part.height)}px`);
  dataset['seen'] = 'part';
}
