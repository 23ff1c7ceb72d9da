import { PROFILE_PICTURE } from '#contract/files';

/** What may be kept of one kind of file. */
export interface FileKind {
  /** Of the form, where a fault is said. */
  readonly field: string;
  /** More is refused as it comes. */
  readonly maxBytes: number;
  /** Made anew as a square picture of at most so many pixels a side; nothing else of what was sent is kept. */
  readonly square: number;
}

/** Every kind of file that is kept, by the name that its rows have. */
export const FILE_KINDS = {
  profile_picture: { field: 'picture', maxBytes: PROFILE_PICTURE.maxBytes, square: 256 },
} as const satisfies Readonly<Record<string, FileKind>>;

export type FileKindName = keyof typeof FILE_KINDS;
export const fileKinds = Object.keys(FILE_KINDS) as readonly FileKindName[];
