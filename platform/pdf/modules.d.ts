/** What is used of two packages that have no types. */
declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(text: string, base: 'ltr' | 'rtl'): { readonly levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}

declare module 'pdfkit' {
  interface Structure {
    add(child: Structure | (() => void)): Structure;
    end(): void;
  }
  interface TextOptions {
    readonly baseline: 'alphabetic';
    readonly lineBreak: false;
    readonly features: readonly string[];
  }
  export interface ShapedGlyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
  }
  /** Not of its public face; the version is pinned. */
  export interface EmbeddedFont {
    readonly font: { readonly _glyphs: object; getGlyph: (id: number, codePoints?: readonly number[]) => ShapedGlyph };
    readonly scale: number;
    readonly subset: { readonly glyphs: number[]; includeGlyph(id: number): number };
    readonly widths: number[];
    readonly unicode: (readonly number[])[];
    layout(
      text: string,
      features?: readonly string[],
    ): { readonly glyphs: readonly ShapedGlyph[]; readonly positions: unknown };
    encode: (text: string, features?: readonly string[]) => [codes: string[], positions: unknown];
  }
  export default class PDFDocument {
    constructor(options: object);
    readonly _font: EmbeddedFont;
    readonly page: { readonly width: number; readonly height: number };
    registerFont(name: string, font: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    widthOfString(text: string, options: { readonly features: readonly string[] }): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    path(data: string): this;
    circle(x: number, y: number, radius: number): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(by: number): this;
    fill(colour: string, rule?: 'even-odd' | 'non-zero'): this;
    stroke(): this;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): this;
    struct(type: string, children?: (() => void) | (() => void)[]): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: string, options?: object): this;
    endMarkedContent(): this;
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
  }
}
