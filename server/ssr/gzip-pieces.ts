import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { joinCrc, shiftBy } from './crc.ts';

/** Ten bytes: magic, deflate, no name, no time, unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
const KEPT_LEVEL = 6;
const FRESH_LEVEL = 3;

const packKept = promisify(deflateRaw);

/** A part of a text: its bytes, and the same as whole deflate blocks that may stand between any others. */
export interface Piece {
  readonly bytes: Buffer;
  readonly packed: Buffer;
  readonly crc: number;
  /** Moves the sum of what stands before it. */
  readonly crcShift: number;
}

function pieceOf(bytes: Buffer, packed: Buffer): Piece {
  return { bytes, packed, crc: crc32(bytes), crcShift: shiftBy(bytes.length) };
}

/** Packed once, sent often. A full flush ends on a byte and refers to nothing before it. */
export async function keptPiece(bytes: Buffer): Promise<Piece> {
  const packed = await packKept(bytes, { level: KEPT_LEVEL, finishFlush: constants.Z_FULL_FLUSH });
  return pieceOf(bytes, packed);
}

/** Packed for one answer: short. */
export function freshPiece(text: string): Piece {
  const bytes = Buffer.from(text);
  const packed = deflateRawSync(bytes, { level: FRESH_LEVEL, finishFlush: constants.Z_FULL_FLUSH });
  return pieceOf(bytes, packed);
}

/** One gzip member out of pieces that were packed at different times. */
export function joinGzip(pieces: readonly Piece[]): Buffer {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(
    pieces.reduce((sum, { crc, crcShift }) => joinCrc(sum, crc, crcShift), 0),
    0,
  );
  tail.writeUInt32LE(pieces.reduce((sum, { bytes }) => sum + bytes.length, 0) >>> 0, 4);
  return Buffer.concat([HEAD, ...pieces.map(({ packed }) => packed), LAST_BLOCK, tail]);
}
