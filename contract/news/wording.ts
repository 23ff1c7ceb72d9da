/** Where somebody asked for news, or asked no longer to have them. */
export type NewsSource = 'signUp' | 'account' | 'unsubscribePage' | 'oneClick';

/** Of the words that are shown now. Whoever changes them adds a version: what was agreed to stays known by it. */
export const NEWS_WORDING = '2026-11';

/** What was agreed to, or pressed, by version and place; a translation is kept under the version of its English. */
export const NEWS_WORDINGS: Readonly<Record<string, Readonly<Record<NewsSource, string>>>> = {
  '2026-11': {
    signUp: 'Send me news and offers of {brand} by e-mail. I can stop them at any time.',
    account: 'News and offers of {brand} by e-mail',
    unsubscribePage: 'Undo: send me news of {brand} again',
    oneClick: 'List-Unsubscribe=One-Click',
  },
};
