import { AnchorNav } from './index.ts';
import type { States } from '#design/gallery';

const sections = [
  { id: 'sample-keep', text: 'What we keep' },
  { id: 'sample-rights', text: 'Your rights, and how to use them without writing a letter' },
];

export const states: States = {
  Parts: () => (
    <div>
      <AnchorNav label="On this page" sections={sections} />
      <p id="sample-keep">What we keep</p>
      <p id="sample-rights">Your rights</p>
    </div>
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <AnchorNav label="في هذه الصفحة" sections={[{ id: 'sample-ar', text: 'ما نحتفظ به' }]} />
      <p id="sample-ar">ما نحتفظ به</p>
    </div>
  ),
};
