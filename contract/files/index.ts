/** What people may send as the picture of their account; the server judges by the bytes. */
export const PROFILE_PICTURE = { accept: 'image/jpeg,image/png,image/webp', maxBytes: 10_000_000 } as const;

/** No more of any file is read. */
export const LARGEST_FILE = PROFILE_PICTURE.maxBytes;

export const FILES_PATH = '/i/files/v1';

/** Shown to its owner alone. */
export function fileAddress(id: string): string {
  return `${FILES_PATH}/${id}`;
}
