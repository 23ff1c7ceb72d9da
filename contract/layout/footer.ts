import { defineCall } from '#contract/core';
import { z } from '#zod';

/** A path of the site without its base, or an address elsewhere. */
const linkSchema = z.object({ url: z.string(), title: z.string() });
export type FooterLink = z.infer<typeof linkSchema>;

const appStoreLinkSchema = z.object({
  appStoreType: z.enum(['apple', 'google']),
  appStoreLink: z.object({ url: z.string() }),
  /** Name of the store. */
  title: z.string(),
});
export type AppStoreLink = z.infer<typeof appStoreLinkSchema>;

const socialSiteSchema = z.object({
  /** Names its icon, e.g. `instagram`; a page skips one whose icon it does not know. */
  name: z.string(),
  /** Empty where the brand is not there. */
  url: z.string(),
  /** What the link says. */
  prompt: z.string(),
});
export type SocialSite = z.infer<typeof socialSiteSchema>;

const links = z.array(linkSchema);

/** The same for every reader of a brand, language and day. */
export const siteMap = defineCall({
  name: 'layout.footerSiteMap',
  scope: 'anybody',
  method: 'GET',
  path: '/horizon/react/component/FooterSiteMapLinksProviderAction',
  statement: '7.5-05',
  summary: 'Footer links in the language of the visitor',
  input: z.object({}),
  output: z.object({
    /** How the brand lays its footer out. */
    variant: z.enum(['default', 'leisure', 'business', 'network', 'app-store']),
    companyLinks: links,
    contactLinks: links,
    airlineTicketsLinks: links,
    moreLinks: links,
    /** Searches to the busiest cities that the brand sells, near ones and far ones. */
    cityLinks: links,
    destinationLinks: links,
    appStoreLinks: z.array(appStoreLinkSchema),
    /** Who runs the site. */
    brandText: z.string(),
    /** Payment cards that are accepted, and bodies of the industry that the brand belongs to: names, without links. */
    paymentCards: z.array(z.string()),
    industryPartners: z.array(z.string()),
    /** Where the company is registered; empty for none. */
    registration: z.string(),
  }),
});

export const brandsState = defineCall({
  name: 'layout.footerBrands',
  scope: 'anybody',
  method: 'GET',
  path: '/horizon/react/component/FooterBrandsStateProviderAction',
  statement: '7.5-05',
  summary: 'Partner brands and social sites in the footer',
  input: z.object({}),
  output: z.object({
    brands: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        url: z.string(),
        /** Address of the drawing with the symbols `mark` and `wordmark`, and the width of the word at a height of 28. */
        logo: z.object({ src: z.string(), width: z.number() }).nullable(),
        /** The brand whose site this is. */
        current: z.boolean(),
      }),
    ),
    socialMediaSites: z.array(socialSiteSchema),
    /** By the name of a social site: the name of its icon. */
    socialIconsByName: z.record(z.string(), z.string()),
  }),
});

export const privacyMenu = defineCall({
  name: 'layout.privacyMenu',
  scope: 'anybody',
  method: 'GET',
  path: '/horizon/react/component/PrivacyMenuStateProviderAction',
  statement: '7.5-05',
  summary: 'Links of the footer’s privacy row',
  input: z.object({}),
  output: links,
});
