import { type Check, findAll, isTest, withoutComments } from './finding.ts';

/** The address of a request as an argument of a log line: from `log.error(` to the end of its statement. */
const ADDRESS_IN_LOG =
  /\blog\.(?:debug|info|warn|error)\((?:(?!;\s*\n)[\s\S])*?(?:\b(?:request|req|raw|headers)\.(?:url|originalUrl|referer)|\.href)\b/g;

/** Addresses hold the links of mails and the tokens of bookings: a log line has `pathOf(request)`. */
export const checkLogs: Check = (file) => {
  if (!/^(server|domain|platform|supply)\/.*\.ts$/.test(file.path) || isTest(file.path)) return [];
  const bare = { path: file.path, text: withoutComments(file.text) };
  return findAll(bare, ADDRESS_IN_LOG, 'log-address', 'A log line holds pathOf(request), never an address');
};
