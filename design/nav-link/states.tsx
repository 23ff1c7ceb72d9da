import type { States } from '#design/gallery';
import { NavLink } from './index.ts';

export const states: States = {
  Selected: () => <NavLink item={{ href: '#flights', text: 'Flights', icon: 'plane', current: true }} />,
  'With a flag': () => <NavLink item={{ href: '#stays', text: 'Stays', icon: 'bed-double', flag: 'New' }} />,
  'In a new tab': () => <NavLink item={{ href: '#magazine', text: 'Magazine', newTab: '(opens in a new tab)' }} />,
  'Right to left': () => (
    <span lang="ar" dir="rtl">
      <NavLink item={{ href: '#flights', text: 'الرحلات الجوية', icon: 'plane' }} />
    </span>
  ),
};
