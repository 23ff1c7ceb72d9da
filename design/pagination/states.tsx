import { Pagination, type PaginationProps } from './index.ts';
import type { States } from '#design/gallery';

const example = (label: string, page: number, pages: number, size = 15): PaginationProps => ({
  page,
  pages,
  hrefOf: (to) => `#${label}-${to}`,
  format: String,
  range: `${(page - 1) * size + 1}–${Math.min(page * size, 214)} of 214`,
  words: {
    label,
    previous: 'Previous page',
    next: 'Next page',
    page: (to) => `Page ${to}`,
    position: `Page ${page} of ${pages}`,
  },
});

const sizes = {
  label: 'Rows',
  choices: [15, 50, 100].map((size) => ({ name: String(size), href: `#rows-${size}`, current: size === 15 })),
};

export const states: States = {
  'First of many': () => <Pagination {...example('Pages, first', 1, 15)} sizes={sizes} />,
  'In the middle': () => <Pagination {...example('Pages, middle', 7, 15)} />,
  'Last of a few': () => <Pagination {...example('Pages, last', 5, 5, 50)} />,
  'One page': () => <Pagination {...example('Pages, one', 1, 1, 214)} />,
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <Pagination
        {...example('الصفحات', 3, 15)}
        format={(page) => page.toLocaleString('ar-EG')}
        range="٣١–٤٥ من ٢١٤"
        words={{
          label: 'الصفحات',
          previous: 'الصفحة السابقة',
          next: 'الصفحة التالية',
          page: (to) => `الصفحة ${to}`,
          position: 'الصفحة ٣ من ١٥',
        }}
      />
    </div>
  ),
};
