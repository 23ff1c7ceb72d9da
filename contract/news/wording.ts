/** Where news was subscribed to, or unsubscribed from. */
export type NewsSource = 'signUp' | 'account' | 'unsubscribePage' | 'oneClick';

/** Version of the words shown now. A change of words adds a version, so that what was agreed to stays known. */
export const NEWS_WORDING = '2026-11b';

/** What was agreed to, or pressed, by version and place; a translation is kept under the version of its English. */
export const NEWS_WORDINGS: Readonly<Record<string, Readonly<Record<NewsSource, string>>>> = {
  '2026-11': {
    signUp: 'Send me news and offers of {brand} by e-mail. I can stop them at any time.',
    account: 'News and offers of {brand} by e-mail',
    unsubscribePage: 'Undo: send me news of {brand} again',
    oneClick: 'List-Unsubscribe=One-Click',
  },
  '2026-11b': {
    signUp: 'Email me news and offers from {brand}. I can unsubscribe at any time.',
    account: 'News and offers from {brand} by email',
    unsubscribePage: 'Undo: resubscribe to {brand} news',
    oneClick: 'List-Unsubscribe=One-Click',
  },
};
