import { Price } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Sizes: () => (
    <>
      <Price size="small">€1,684</Price>
      <Price size="medium">€1,684</Price>
      <Price size="large">€1,684</Price>
    </>
  ),
  Stale: () => (
    <Price size="medium" stale>
      €1,398
    </Price>
  ),
  'Long text': () => <Price size="large">IDR 28.450.000.000</Price>,
  'Right to left': () => (
    <p lang="ar" dir="rtl">
      الإجمالي <Price size="medium">‏١٬٦٨٤ د.إ.‏</Price>
    </p>
  ),
};
