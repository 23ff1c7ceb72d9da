import type { Page } from 'playwright-core';

/** Sizes of the text that is in view, without the letters of a logo. */
export const sizesOn = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: at, textContent } = texts.currentNode;
      const { width = 0 } = at?.getBoundingClientRect() ?? {};
      const size = at ? getComputedStyle(at).fontSize : '0px';
      if (at?.checkVisibility() && width > 1 && textContent?.trim() && size !== '0px') sizes.add(size);
    }
    return [...sizes].toSorted();
  });

/** Of pages on the way from a fare to its booking. */
export const FOUR_SIZES = ['13px', '14px', '16px', '24px'];
