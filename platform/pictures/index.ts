export { createPictures, MOST_DECODED_BYTES, PictureRefused } from './square.ts';
export type { PictureFault, Pictures } from './square.ts';
export { measurePicture } from './measure.ts';
export type { Measured, PictureType } from './measure.ts';
