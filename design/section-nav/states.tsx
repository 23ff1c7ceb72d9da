import { SectionNav, type SectionNavItem } from './index.ts';
import type { States } from '#design/gallery';

const items: readonly SectionNavItem[] = [
  {
    href: '#bookings',
    text: 'Bookings',
    icon: 'ticket',
    current: true,
    count: { shown: '2', spoken: '2 upcoming' },
  },
  { href: '#travellers', text: 'Travellers', icon: 'users', current: false },
  { href: '#payment', text: 'Payment', icon: 'credit-card', current: false },
  { href: '#security', text: 'Sign-in and security', icon: 'shield-check', current: false },
];

export const states: States = {
  Sections: () => <SectionNav label="Account" items={items} />,
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <SectionNav
        label="الحساب"
        items={[
          { href: '#ar', text: 'الحجوزات', icon: 'ticket', current: true },
          { href: '#ar-2', text: 'المسافرون', icon: 'users', current: false },
        ]}
      />
    </div>
  ),
};
