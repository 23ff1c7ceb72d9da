import type { FooterProps } from '#design/footer';

const link = (title: string) => ({ url: `#${title.toLowerCase()}`, title });

/** A footer with everything that one can hold. */
export const wholeFooter: FooterProps = {
  variant: 'default',
  top: 'Top of the page',
  help: { url: '#help', title: 'Help and contact', text: 'Answers to what is asked most' },
  groups: [
    { id: 'company', title: 'Company', links: [link('Ranking'), link('Accessibility')] },
    { id: 'contact', title: 'Contact', links: [link('Questions'), link('Write')] },
    { id: 'airlines', title: 'Airline tickets', links: [link('Norrida'), link('Austral')] },
  ],
  places: [{ id: 'cities', title: 'Popular cities', links: ['Lisbon', 'Porto', 'Ghent', 'Turin', 'Split'].map(link) }],
  siteMap: { title: 'Site map', close: 'Close' },
  apps: {
    title: 'Wayfold on your phone',
    from: 'Get it from',
    stores: [
      { store: 'apple', url: '#apple', title: 'App Store' },
      { store: 'google', url: '#google', title: 'Google Play' },
    ],
  },
  privacy: { label: 'Privacy and terms', text: '© 2026 Wayfold', links: [link('Privacy'), link('Terms')] },
  cards: { title: 'Cards we take', names: ['Visa', 'Mastercard'] },
  partners: { title: 'Member of', names: ['Sample Association of Airlines'] },
  registration: 'Sample register 0000001',
};
