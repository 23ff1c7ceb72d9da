import type { Page } from 'playwright-core';

/**
 * Every text of a page that cannot be read whole, a line each; nothing when all can. Four ways to lose text are looked for:
 * cut by a box that hides what does not fit (also with an ellipsis), outside of the window, under another text, and longer
 * than the field that holds it. Text for screen readers alone and boxes that scroll are left out.
 */
export async function illegible(page: Page): Promise<string[]> {
  const parts = [above, isShown, nameOf, short, runsOfText, cutTexts, textsOutside, coveredTexts, narrowFields];
  const ask = `const runs = runsOfText();
    const wider = document.documentElement.scrollWidth - innerWidth;
    const page = wider > 0 ? ['the page is ' + wider + ' px wider than the window'] : [];
    return [...new Set([...cutTexts(runs), ...textsOutside(runs), ...coveredTexts(runs), ...narrowFields(), ...page])];`;
  return page.evaluate<string[]>(`(() => { ${parts.map(String).join('\n')}\n${ask} })()`);
}

/* From here on all runs in the page: each function is sent there as it stands. */

interface Run {
  readonly text: string;
  readonly holder: Element;
  readonly rects: readonly DOMRect[];
}

function above(element: Element): Element[] {
  const all: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) all.push(each);
  return all;
}

function isShown(element: Element): boolean {
  const options = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  if (!element.checkVisibility(options)) return false;
  return !above(element).some((each) => {
    const { clipPath, position } = getComputedStyle(each);
    const { width, height } = each.getBoundingClientRect();
    return clipPath !== 'none' || (position === 'absolute' && width <= 2 && height <= 2);
  });
}

function nameOf(element: Element): string {
  const name = element.getAttribute('class')?.split(' ')[0];
  return element.tagName.toLowerCase() + (element.id && `#${element.id}`) + (name ? `.${name}` : '');
}

function short(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, 60);
}

/** Each piece of text that is shown, with the boxes of its lines. */
function runsOfText(): Run[] {
  const runs: Run[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent ?? '';
    if (!holder || text.trim() === '' || /^(SCRIPT|STYLE|OPTION|NOSCRIPT|TEXTAREA)$/.test(holder.tagName)) continue;
    if (!isShown(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (rects.length > 0) runs.push({ text, holder, rects });
  }
  return runs;
}

function cutTexts(runs: readonly Run[]): string[] {
  return runs.flatMap(({ text, holder, rects }) => {
    const cutter = above(holder).find((each) => {
      const { overflowX, overflowY } = getComputedStyle(each);
      const across = /hidden|clip/.test(overflowX);
      const down = /hidden|clip/.test(overflowY);
      if ((!across && !down) || each === document.documentElement) return false;
      const box = each.getBoundingClientRect();
      return rects.some((rect) => {
        // The box of a line is higher than its letters, the more so with accents in the font.
        const air = rect.height / 4;
        const beside = rect.left < box.left - 1.5 || rect.right > box.right + 1.5;
        const beyond = rect.top + air < box.top || rect.bottom - air > box.bottom;
        return (across && beside) || (down && beyond);
      });
    });
    return cutter ? [`cut by ${nameOf(cutter)}: ${short(text)}`] : [];
  });
}

function textsOutside(runs: readonly Run[]): string[] {
  const lost = runs.filter(
    ({ holder, rects }) =>
      rects.some(({ left, right }) => left < -1.5 || right > innerWidth + 1.5) &&
      !above(holder).some((each) => /auto|scroll/.test(getComputedStyle(each).overflowX)),
  );
  return lost.map(({ holder, text }) => `outside of the window, in ${nameOf(holder)}: ${short(text)}`);
}

/** What stays in place while the page scrolls lies over it on purpose. */
function coveredTexts(runs: readonly Run[]): string[] {
  const still = runs.filter(
    ({ holder }) => !above(holder).some((each) => /fixed|sticky/.test(getComputedStyle(each).position)),
  );
  const lines = still
    .flatMap((run) => run.rects.map((rect) => ({ run, rect })))
    .toSorted((a, b) => a.rect.top - b.rect.top);
  return lines.flatMap(({ run, rect }, at) => {
    const end = lines.findIndex((other, place) => place > at && other.rect.top > rect.bottom);
    const near = lines.slice(at + 1, end === -1 ? undefined : end);
    const over = near.filter((other) => {
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const down = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
      return run.holder !== other.run.holder && across > 3 && down > Math.min(rect.height, other.rect.height) / 3;
    });
    return over.map(
      (other) =>
        `${nameOf(run.holder)} and ${nameOf(other.run.holder)} overlap: ${short(run.text)} / ${short(other.run.text)}`,
    );
  });
}

function narrowFields(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  return fields.flatMap((field) => {
    if (!pen || !isShown(field) || /^(checkbox|radio|hidden|range|date)$/.test(field.type)) return [];
    const text =
      field instanceof HTMLInputElement ? field.value || field.placeholder : (field.selectedOptions[0]?.text ?? '');
    const style = getComputedStyle(field);
    // Room for the browser's own arrow.
    const arrow = field instanceof HTMLSelectElement && style.appearance !== 'none' ? 20 : 0;
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    pen.font = style.font;
    const lacks = pen.measureText(text).width - (field.clientWidth - padding - arrow);
    return lacks > 1.5 ? [`${nameOf(field)} is ${Math.ceil(lacks)} px too narrow: ${short(text)}`] : [];
  });
}
