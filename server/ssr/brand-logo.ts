/** Two drawings in one file, so that a page asks once: the mark, a square of 28, and the word mark beside it. */
const MARK = /<symbol id="mark" viewBox="0 0 28 28">/;
const WORDMARK = /<symbol id="wordmark" viewBox="0 0 (\d+(?:\.\d+)?) 28">/;
const MOST_BYTES = 20 * 1024;

/** What a drawing that stands in every page must not hold: scripts, foreign markup, addresses elsewhere. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/<script|<foreignObject|<style|<!DOCTYPE|<!ENTITY|<\?(?!xml )/i, 'may hold shapes only'],
  [/\son[a-z]+\s*=/i, 'may hold no event handlers'],
  [/\bhref\s*=\s*["']?(?!["']?#)/i, 'may refer to itself only'],
  [/url\(\s*["']?(?!["']?#)/i, 'may refer to itself only'],
];

/** The width of the word mark at a height of 28. Throws where the file cannot be used as a logo. */
export function readLogo(svg: string): { readonly width: number } {
  const fault = FORBIDDEN.find(([pattern]) => pattern.test(svg));
  if (fault) throw new TypeError(`logo.svg: ${fault[1]}`);
  if (svg.length > MOST_BYTES) throw new TypeError(`logo.svg: is larger than ${MOST_BYTES} bytes`);
  if (!MARK.test(svg)) throw new TypeError('logo.svg: has no <symbol id="mark" viewBox="0 0 28 28">');
  const width = Number(WORDMARK.exec(svg)?.[1] ?? 0);
  if (width <= 0) throw new TypeError('logo.svg: has no <symbol id="wordmark" viewBox="0 0 … 28">');
  return { width };
}
