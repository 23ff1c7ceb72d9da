/** The page that the link in a mail opens. */
export const UNSUBSCRIBE_PATH = '/news/unsubscribe';
/** Where mail providers post to for their readers (RFC 8058); the key of the link follows. */
export const ONE_CLICK_PATH = '/i/news/unsubscribe';
