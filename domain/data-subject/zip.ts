import { Zip, ZipDeflate } from 'fflate';

export interface ArchiveFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A ZIP archive in pieces, each as soon as it is there; no more than one file is held in memory. */
export async function* zipOf(files: AsyncIterable<ArchiveFile>, at: Date): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const faults: Error[] = [];
  const zip = new Zip((fault, piece) => (fault ? faults.push(fault) : pieces.push(piece)));
  for await (const { name, bytes } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    file.push(bytes, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
  if (faults[0]) throw faults[0];
}
