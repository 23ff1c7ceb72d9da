import { PROFILE_PICTURE } from '#contract/files';
import type { Part } from './part.ts';

const MEGABYTES = PROFILE_PICTURE.maxBytes / 1_000_000;

/** What is said at the field of a file that is refused. */
export const FILE_WORDS: NonNullable<Part['words']> = {
  FILE_MISSING: (_detail, { i18n }) => i18n._({ id: 'files.FILE_MISSING', message: 'Choose a picture first.' }),
  FILE_LARGE: (_detail, { i18n }) =>
    i18n._({
      id: 'files.FILE_LARGE',
      message: 'The picture is larger than {megabytes} MB. Choose a smaller one.',
      values: { megabytes: MEGABYTES },
    }),
  FILE_KIND: (_detail, { i18n }) =>
    i18n._({ id: 'files.FILE_KIND', message: 'This file is not a JPEG, PNG or WebP picture. Choose another one.' }),
  PICTURE_PIXELS: (_detail, { i18n }) =>
    i18n._({
      id: 'files.PICTURE_PIXELS',
      message: 'The picture has more than 25 megapixels. Choose a smaller one.',
    }),
  PICTURE_BROKEN: (_detail, { i18n }) =>
    i18n._({ id: 'files.PICTURE_BROKEN', message: 'The picture could not be opened. Choose another one.' }),
  PICTURE_BUSY: (_detail, { i18n }) =>
    i18n._({ id: 'files.PICTURE_BUSY', message: 'Too many pictures at once. Try again in a moment.' }),
};
