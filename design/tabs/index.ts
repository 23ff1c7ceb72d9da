export { TabLinks, Tabs } from './tabs.tsx';
export type { TabCount, TabLink, TabLinksProps, TabPanel, TabsProps } from './tabs.tsx';
