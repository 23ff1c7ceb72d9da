import { iconNames } from './names.ts';
import { Icon } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Sizes: () => (
    <>
      <Icon name="plane" />
      <Icon name="plane" size="small" />
    </>
  ),
  'Every icon': () => (
    <>
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </>
  ),
  'Right to left: arrows turn, clocks do not': () => (
    <div dir="rtl">
      <Icon name="arrow-right" />
      <Icon name="chevron-left" />
      <Icon name="clock" />
    </div>
  ),
};
