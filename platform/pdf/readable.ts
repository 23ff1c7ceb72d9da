import type { EmbeddedFont, ShapedGlyph } from 'pdfkit';

const MARK = /\p{M}/u;

/**
 * Arabic letters share outlines: beh, teh and noon are one shape with other dots. pdfkit gives an outline one code, which then reads as
 * the letter that came first. Here each letter has a code of its own, so that the text is found, copied and spoken as it was written;
 * vowel marks are drawn and not read, as readers of text place them apart. Depends on the pinned version of pdfkit.
 */
export function readAsWritten(font: EmbeddedFont): void {
  if (patched.has(font)) return;
  patched.add(font);
  const { font: shapes } = font;
  const glyphOf = shapes.getGlyph.bind(shapes);
  const glyphs = new Map<string, ShapedGlyph>();
  shapes.getGlyph = (id, codePoints = []) => {
    const key = `${id} ${codePoints.join(' ')}`;
    const known = glyphs.get(key);
    if (known) return known;
    // Kept by its shape alone, it would name the first letter of that shape.
    Reflect.deleteProperty(shapes._glyphs, id);
    const glyph = glyphOf(id, codePoints);
    glyphs.set(key, glyph);
    return glyph;
  };
  const codes = new Map<string, number>();
  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    return [glyphs.map((glyph) => codeOf(font, codes, glyph).toString(16).padStart(4, '0')), positions];
  };
}

const patched = new WeakSet<EmbeddedFont>();

function codeOf(font: EmbeddedFont, codes: Map<string, number>, { id, advanceWidth, codePoints }: ShapedGlyph): number {
  const read = codePoints.filter((codePoint) => !MARK.test(String.fromCodePoint(codePoint)));
  const key = `${id} ${read.join(' ')}`;
  const known = codes.get(key);
  if (known !== undefined) return known;
  const shared = font.subset.includeGlyph(id);
  const code = font.unicode[shared] === undefined ? shared : font.subset.glyphs.push(id) - 1;
  font.widths[code] = advanceWidth * font.scale;
  font.unicode[code] = read;
  codes.set(key, code);
  return code;
}
