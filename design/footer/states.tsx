import { wholeFooter } from '#design/examples';
import type { States } from '#design/gallery';
import { Footer, type FooterGroup, type FooterProps, type FooterVariant, SlimFooter } from './index.ts';

/** A page has one footer; several on one page need names of their own, and only the first has the stores. */
const named = (name: string): FooterProps => {
  const rename = (group: FooterGroup) => ({ ...group, id: `${name}-${group.id}`, title: `${group.title}, ${name}` });
  const { groups, places, privacy, apps } = wholeFooter;
  return {
    ...wholeFooter,
    groups: groups.map(rename),
    places: places.map(rename),
    privacy: { ...privacy, label: `${privacy.label}, ${name}` },
    apps: { ...apps, stores: [] },
  };
};

const ofVariant = (variant: FooterVariant) => () => <Footer {...named(variant)} variant={variant} />;

export const states: States = {
  Whole: () => <Footer {...wholeFooter} />,
  Leisure: ofVariant('leisure'),
  Business: ofVariant('business'),
  Network: ofVariant('network'),
  'App stores': ofVariant('app-store'),
  'Partial: no cards, partners or register': () => (
    <Footer
      {...named('partial')}
      cards={{ ...wholeFooter.cards, names: [] }}
      partners={{ ...wholeFooter.partners, names: [] }}
      registration=""
    />
  ),
  'Slim, at checkout': () => <SlimFooter help={wholeFooter.help} privacy={named('slim').privacy} />,
};
