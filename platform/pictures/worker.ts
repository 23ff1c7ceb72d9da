import { parentPort, workerData } from 'node:worker_threads';
import { crop, PhotonImage, resize, SamplingFilter } from '@cf-wasm/photon';
import type { Measured } from './measure.ts';
import { turned } from './turn.ts';

/** What the thread of one picture is asked. */
export interface Asked {
  readonly bytes: Uint8Array;
  readonly measured: Measured;
  readonly edge: number;
}

const JPEG_QUALITY = 86;

const { bytes, measured, edge }: Asked = workerData;
const made = squareOf();
parentPort?.postMessage(made, [made.buffer as ArrayBuffer]);

/** Decoded, cut square around the middle, made smaller, turned upright and set on white: nothing else of the file is left. */
function squareOf(): Uint8Array {
  const whole = PhotonImage.new_from_byteslice(bytes);
  const [width, height] = [whole.get_width(), whole.get_height()];
  if (width !== measured.width || height !== measured.height) throw new RangeError('The picture is of another size');
  const side = Math.min(width, height);
  const [x, y] = [(width - side) >> 1, (height - side) >> 1];
  const square = width === height ? whole : crop(whole, x, y, x + side, y + side);
  if (square !== whole) whole.free();
  const end = Math.min(edge, side);
  const small = resize(square, end, end, SamplingFilter.Lanczos3);
  const pixels = turned(onWhite(small.get_raw_pixels()), end, measured.turn);
  return new PhotonImage(pixels, end, end).get_bytes_jpeg(JPEG_QUALITY).slice();
}

function onWhite(pixels: Uint8Array): Uint8Array {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 255) / 255;
    for (let channel = at; channel < at + 3; channel += 1)
      pixels[channel] = Math.round((pixels[channel] ?? 0) * alpha + 255 * (1 - alpha));
    pixels[at + 3] = 255;
  }
  return pixels;
}
