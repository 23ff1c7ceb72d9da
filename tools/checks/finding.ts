export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

export type Check = (file: SourceFile) => Finding[];

/** Line number, from 1, of a position in a text. */
export function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** A finding for each match of a pattern. */
export function findAll(file: SourceFile, pattern: RegExp, rule: string, message: string): Finding[] {
  return [...file.text.matchAll(pattern)].map((match) => ({
    path: file.path,
    line: lineAt(file.text, match.index),
    rule,
    message: `${message} (${match[0].trim().slice(0, 60)})`,
  }));
}

/** The text with comments blanked out, so that positions stay. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\.e2e\.ts$|(^|\/)testing(\/|\.ts$)/.test(path);
}
