import { DomainError } from '#domain/kernel';
import type { PictureFault } from '#platform/pictures';

type FileFault = 'large' | 'missing' | PictureFault;

const REFUSED: Readonly<Record<FileFault, readonly [status: number, code: string]>> = {
  missing: [422, 'FILE_MISSING'],
  large: [413, 'FILE_LARGE'],
  kind: [415, 'FILE_KIND'],
  pixels: [413, 'PICTURE_PIXELS'],
  broken: [422, 'PICTURE_BROKEN'],
  busy: [503, 'PICTURE_BUSY'],
};

/** What was sent is not kept, said at its field. */
export class FileRefused extends DomainError {
  override readonly name = 'FileRefused';
  constructor(fault: FileFault, field: string, options?: ErrorOptions) {
    const [status, code] = REFUSED[fault];
    super(status, [{ code, description: `The file is refused: ${fault}`, field }], options);
  }
}

/** What the maker of pictures refused, at the field of the file; anything else is thrown on. */
export function pictureRefused(error: unknown, field: string): unknown {
  const refused = error instanceof Error && error.name === 'PictureRefused' && 'fault' in error;
  return refused ? new FileRefused(error.fault as PictureFault, field, { cause: error }) : error;
}
