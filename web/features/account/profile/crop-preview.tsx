import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import styles from './account.module.css';

/** Twice the size that it is shown at. */
const SIDE = 112;

/** The square that the server will cut out of a picture; nothing where the browser cannot read it. */
export function CropPreview({ file }: { readonly file: File }) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [unreadable, setUnreadable] = useState(() => typeof createImageBitmap !== 'function');
  useEffect(() => {
    if (unreadable) return undefined;
    let left = false;
    createImageBitmap(file).then(
      (bitmap) => {
        const side = Math.min(bitmap.width, bitmap.height);
        const [x, y] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
        if (!left) canvas.current?.getContext('2d')?.drawImage(bitmap, x, y, side, side, 0, 0, SIDE, SIDE);
        bitmap.close();
      },
      () => setUnreadable(true),
    );
    return () => {
      left = true;
    };
  }, [file, unreadable]);
  if (unreadable) return null;
  return (
    <canvas ref={canvas} width={SIDE} height={SIDE} className={styles.crop}>
      {t`How the picture will be cropped`}
    </canvas>
  );
}
