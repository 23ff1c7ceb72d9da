interface Named {
  readonly name: string;
  readonly value: string;
}

/** One end of something that lasts: the clock there, and where that is. */
interface PaperEnd {
  readonly time: string;
  readonly lines: readonly string[];
}

/** Something that lasts, drawn from end to end. */
export interface PaperSpan {
  readonly title: string;
  /** What lies before it. */
  readonly before: string | null;
  readonly begins: PaperEnd;
  readonly ends: PaperEnd;
  readonly lasts: string;
  /** Two at most, below the ends. */
  readonly facts: readonly Named[];
}

/** Words under a heading: lines, names with values, a list; amounts stand at the end of their line. */
export interface PaperSection {
  readonly title: string | null;
  /** Belongs to the section above. */
  readonly under?: true;
  readonly head?: string;
  /** What to know first. */
  readonly warning?: { readonly title: string; readonly text: string } | null;
  readonly lines: readonly string[];
  /** Beside each other, each under its name; `large`: what the eye shall find first. */
  readonly cells?: readonly (Named & { readonly note?: string; readonly large?: true })[];
  /** Drawn in place of lines and rows. */
  readonly span?: PaperSpan;
  readonly rows: readonly (Named & { readonly total?: true })[];
  readonly items?: readonly string[];
  /** The rows are amounts; what the lines say comes after them. */
  readonly sums?: true;
  /** It holds no more: quiet, its times struck through. */
  readonly gone?: true;
}

export interface Paper {
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly at: Date;
  /** Whose paper it is, on every page: its name, and its drawing where it has one that can be drawn. */
  readonly from: string;
  readonly logo: string | null;
  /** What paper it is, on every page. */
  readonly title: string;
  readonly heading: string;
  readonly subheading: string;
  /** What became of all that it is about. */
  readonly banner: { readonly title: string; readonly lines: readonly string[] } | null;
  /** Where what it is about does not exist: at length on the first page, short on every page. */
  readonly mark: { readonly long: string; readonly short: string } | null;
  readonly sections: readonly PaperSection[];
  readonly foot: readonly string[];
  /** On every page, before its number. */
  readonly reference: string;
  /** `Page 1 of 2`. */
  readonly page: (page: number, of: number) => string;
  readonly colours: Readonly<Record<'accent' | 'line' | 'quiet' | 'sunken' | 'text' | 'warning', string>>;
}
