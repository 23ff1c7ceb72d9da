import type { Call } from '#contract/core';

/** What the calls of each part are about, by the first word of their names. */
const ABOUT: Readonly<Record<string, string>> = {
  search: 'Find flights and stays: start a search, read its list page by page, see an offer in full',
  places: 'Airports, cities and other places by what people type',
  booking: 'From a quote to an order, its payment, its papers and its cancellation',
  cart: 'What is held to be bought together',
  payments: 'Ways to pay, cards that an account keeps, and the simulator of a demo',
  travelers: 'People whom an account saved for the next booking',
  session: 'The session of a browser and its form token',
  identity: 'Signing in and out, by password, code, link and other providers',
  passkeys: 'Passkeys: signing in with them and managing them',
  twoFactor: 'The second step of signing in',
  account: 'The account of whoever is signed in: names, addresses, sessions, export and deletion',
  inbox: 'Trips from a mailbox',
  layout: 'What every page shows around its content: sites, currencies, footer',
  texts: 'Terms, privacy and other documents of a brand',
  sources: 'Where the data comes from',
  news: 'News by e-mail, and how they end',
  marketing: 'The marketing id, where the reader agreed to it',
  measuring: 'What is counted, where the reader agreed to it',
  feedback: 'Messages of readers',
  frames: 'Pages that stand in frames of other sites',
  system: 'What pages report of themselves',
  dev: 'A demo shows what it kept: mails, brands, flags',
};

export function tagOf({ name }: Call): string {
  return name.split('.')[0] ?? name;
}

export function tagsOf(calls: readonly Call[]): object[] {
  const used = new Set(calls.map(tagOf));
  const order = Object.keys(ABOUT);
  return [...used]
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((name) => ({ name, description: ABOUT[name] ?? name }));
}
