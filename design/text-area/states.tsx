import type { States } from '#design/gallery';
import { TextArea } from './index.ts';

export const states: States = {
  Empty: () => <TextArea label="Your message" hint="Say what you did and what happened." name="s-message" />,
  Filled: () => (
    <TextArea
      label="Your message"
      name="s-filled"
      defaultValue={'The list of airports hides behind the keyboard.\nA phone of 360 by 640.'}
    />
  ),
  Error: () => <TextArea label="Your message" error="Enter your message." name="s-error" />,
  Disabled: () => <TextArea label="Your message" name="s-disabled" disabled placeholder="Closed for now" />,
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <TextArea label="رسالتك" name="s-rtl" defaultValue="قائمة المطارات تختفي خلف لوحة المفاتيح." />
    </div>
  ),
};
