export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** What the first bytes of a picture say of it. */
export interface Measured {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** Bytes of a decoded pixel. */
  readonly depth: 4 | 8;
  /** How a camera was held, 1 to 8 as Exif numbers it. */
  readonly turn: number;
}

/** Kind and size of a picture by its bytes; null for everything else, for one that moves and for one that says two sizes. */
export function measurePicture(bytes: Uint8Array): Measured | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a) return measurePng(view);
    if (view.getUint16(0) === 0xffd8) return measureJpeg(view);
    if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return measureWebp(view);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function measurePng(view: DataView): Measured | null {
  if (view.getUint32(12) !== 0x49484452) return null;
  const depth = view.getUint8(24) === 16 ? 8 : 4;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20), depth, turn: 1 };
}

/** Segments up to the first scan. */
function measureJpeg(view: DataView): Measured | null {
  let size: Pick<Measured, 'height' | 'width'> | null = null;
  let turn = 1;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda) break;
    const length = view.getUint16(at + 2);
    if (isFrame(marker)) {
      if (size) return null;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker === 0xe1) turn = turnIn(new DataView(view.buffer, view.byteOffset + at + 4, length - 2)) ?? turn;
    at += 2 + length;
  }
  return size && { type: 'image/jpeg', ...size, depth: 4, turn };
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

const ORIENTATION = 0x0112;

/** Of the Exif segment of a JPEG (TIFF 6.0, first directory). */
function turnIn(segment: DataView): number | null {
  if (segment.byteLength < 16 || segment.getUint32(0) !== 0x45786966) return null;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  const little = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, little);
  if (first + 2 > tiff.byteLength) return null;
  const count = tiff.getUint16(first, little);
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 10 > tiff.byteLength) return null;
    if (tiff.getUint16(at, little) !== ORIENTATION) continue;
    const turn = tiff.getUint16(at + 8, little);
    return turn >= 1 && turn <= 8 ? turn : null;
  }
  return null;
}

const MOVES = 0x02;

function measureWebp(view: DataView): Measured | null {
  const picture = { type: 'image/webp', depth: 4, turn: 1 } as const;
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  switch (view.getUint32(12)) {
    case 0x56503858: // VP8X
      if ((view.getUint8(20) & MOVES) !== 0) return null;
      return { ...picture, width: uint24(24) + 1, height: uint24(27) + 1 };
    case 0x5650384c: {
      // VP8L
      const bits = view.getUint32(21, true);
      return { ...picture, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503820: // VP8
      return { ...picture, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
}
