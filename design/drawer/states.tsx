import { useState } from 'react';
import type { States } from '#design/gallery';
import { NavLink } from '#design/nav-link';
import { Drawer, drawerRow, type DrawerSections, MenuButton } from './index.ts';

const entry = (text: string, icon?: 'plane' | 'bed-double' | 'ticket' | 'globe', current?: boolean) => ({
  id: text,
  content: (
    <NavLink
      className={drawerRow}
      item={{ href: `#${text}`, text, ...(icon && { icon }), ...(current && { current }) }}
    />
  ),
});

const sections: DrawerSections = {
  primary: { title: 'Search', entries: [entry('Flights', 'plane', true), entry('Stays', 'bed-double')] },
  secondary: { title: 'Help', entries: [entry('Find my booking', 'ticket'), entry('How results are ranked')] },
  trips: { title: 'Trips', entries: [] },
  pickers: { title: 'Site', entries: [entry('Country and language', 'globe')] },
};

const words = { label: 'Menu', closeLabel: 'Close menu', name: 'Wayfold', layout: [] } as const;

function Unfolding() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <MenuButton label="Menu" drawer="folding" open={open} onPress={() => setOpen(!open)} />
      <Drawer {...words} id="folding" folding unfolded={open} sections={sections} />
    </>
  );
}

export const states: States = {
  'Over the page, opened by the browser': () => (
    <>
      <MenuButton label="Menu" drawer="past" />
      <Drawer {...words} id="past" sections={sections} />
    </>
  ),
  'Unfolded above the page, below 64rem': () => <Unfolding />,
};
