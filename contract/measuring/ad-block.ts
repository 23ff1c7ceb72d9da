/**
 * What a blocker of advertisements takes for one: two addresses of the site itself, which serves no advertisement. Nothing is
 * asked of any other host.
 */
export const AD_BAIT = { request: '/ads/adframe.json', image: '/ads/banner-468x60.gif' } as const;
/** The same answer and image by the paths that the list of calls gives for this check. */
export const AD_CHECK = { request: '/ads/check.js', image: '/ads/check.gif' } as const;
