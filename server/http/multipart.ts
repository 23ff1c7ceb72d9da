import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { LARGEST_FILE } from '#contract/files';
import { HttpRefusal } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It takes a form in parts. */
    parts?: boolean;
  }
}

export const MULTIPART = 'multipart/form-data';

/** One byte more than any file may have is kept, so that whoever judges it sees that it is too large. */
const FILE_BYTES = LARGEST_FILE + 1;
/** More is not even read past. */
const MOST_BYTES = 4 * LARGEST_FILE;
const LIMITS = { fieldNameSize: 100, fieldSize: 65_536, fields: 40, files: 1, parts: 41, fileSize: FILE_BYTES };

interface Sent {
  /** Where nobody is signed in files are read past, and are empty in the form: whoever asks for one says why. */
  readonly keepFiles: boolean;
}

/**
 * A form in parts (RFC 7578) with one file at most; others are left out. A file has neither the name nor the type that its sender said,
 * and is cut behind the size that is too large. Throws `HttpRefusal` where the form cannot be read.
 */
export function readParts(request: FastifyRequest, payload: Readable, { keepFiles }: Sent): Promise<FormData> {
  const form = new FormData();
  return new Promise((resolve, reject) => {
    const unreadable = (cause: unknown) => {
      payload.unpipe();
      payload.resume();
      reject(cause instanceof HttpRefusal ? cause : new HttpRefusal(400, 'INVALID_REQUEST', 'No form in parts'));
    };
    const parser = parserOf(request);
    if (!parser) return unreadable(null);
    let size = 0;
    payload.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_BYTES) unreadable(new HttpRefusal(413, 'BODY_TOO_LARGE', `More than ${MOST_BYTES} bytes`));
    });
    parser.on('field', (name, value) => form.append(name, value));
    parser.on('file', (name, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => keepFiles && chunks.push(chunk));
      stream.on('error', unreadable);
      stream.on('end', () => form.append(name, new File(chunks as Buffer<ArrayBuffer>[], 'file')));
    });
    parser.on('error', unreadable).on('finish', () => resolve(form));
    payload.on('error', unreadable).pipe(parser);
  });
}

function parserOf({ headers }: FastifyRequest) {
  try {
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits: LIMITS });
  } catch {
    return null;
  }
}
