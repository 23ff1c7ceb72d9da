import type PDFDocument from 'pdfkit';

/** A shape of a logo; without a colour it has that of the text. */
type Shape = { readonly fill: string | null; readonly isEvenOdd: boolean } & (
  | { readonly path: string }
  | { readonly x: number; readonly y: number; readonly radius: number }
);

interface Drawing {
  readonly width: number;
  readonly shapes: readonly Shape[];
}

/** Mark and word mark, both 28 high. */
export interface Logo {
  readonly mark: Drawing;
  readonly wordmark: Drawing;
}

const HEIGHT = 28;
/** Between mark and word mark. */
const GAP = 6;

/** What a file of symbols draws, if it is of paths and circles; null where it has more than that. */
export function logoOf(svg: string): Logo | null {
  const [mark, wordmark] = ['mark', 'wordmark'].map((id) => drawingOf(svg, id));
  return mark && wordmark ? { mark, wordmark } : null;
}

function drawingOf(svg: string, id: string): Drawing | null {
  const [, width = '', body = ''] =
    new RegExp(`<symbol id="${id}" viewBox="0 0 ([\\d.]+) ${HEIGHT}">([^]*?)</symbol>`).exec(svg) ?? [];
  const elements = [...body.matchAll(/<([a-z]+)([^>]*)>/gi)];
  const shapes = elements.map(([, name = '', attributes = '']) => shapeOf(name, attributes));
  const known = shapes.filter((shape) => shape !== null);
  return known.length > 0 && known.length === shapes.length ? { width: Number(width), shapes: known } : null;
}

function shapeOf(name: string, attributes: string): Shape | null {
  const given = Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  const { d, cx, cy, r, fill = '', transform } = given;
  if (transform !== undefined) return null;
  const look = { fill: /#[\da-f]{6}/i.exec(fill)?.[0] ?? null, isEvenOdd: given['fill-rule'] === 'evenodd' };
  if (name === 'path' && d !== undefined) return { ...look, path: d };
  if (name === 'circle') return { ...look, x: Number(cx), y: Number(cy), radius: Number(r) };
  return null;
}

export function logoWidth({ mark, wordmark }: Logo, height: number): number {
  return ((mark.width + GAP + wordmark.width) * height) / HEIGHT;
}

/** The mark first, from left to right in every language: it is a drawing. */
export function drawLogo(
  doc: PDFDocument,
  { mark, wordmark }: Logo,
  {
    x,
    y,
    height,
    colour,
  }: { readonly x: number; readonly y: number; readonly height: number; readonly colour: string },
): void {
  const scale = height / HEIGHT;
  const places = [
    { at: x, shapes: mark.shapes },
    { at: x + (mark.width + GAP) * scale, shapes: wordmark.shapes },
  ];
  for (const { at, shapes } of places) {
    doc.save();
    doc.translate(at, y).scale(scale);
    for (const shape of shapes) {
      if ('path' in shape) doc.path(shape.path);
      else doc.circle(shape.x, shape.y, shape.radius);
      doc.fill(shape.fill ?? colour, shape.isEvenOdd ? 'even-odd' : 'non-zero');
    }
    doc.restore();
  }
}
