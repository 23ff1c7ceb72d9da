import { IconButton } from '#design/button';
import { Banner } from './index.ts';
import type { States } from '#design/gallery';

const close = (label: string) => <IconButton icon="x" label={label} />;

export const states: States = {
  'With a link': () => (
    <Banner
      label="Message"
      text="Borders of the Schengen area take a photo and fingerprints of visitors."
      link={{ url: '#more', text: 'How it works' }}
      close={close('Close message')}
    />
  ),
  'Text alone': () => (
    <Banner label="Short message" text="We answer on Sunday again." close={close('Close short message')} />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <Banner
        label="رسالة"
        text="تُؤخذ عند حدود منطقة شنغن صورة وبصمات للزوار."
        link={{ url: '#more-ar', text: 'كيف يجري ذلك' }}
        close={close('إغلاق الرسالة')}
      />
    </div>
  ),
};
