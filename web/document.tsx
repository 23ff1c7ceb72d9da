import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { preload, preloadModule } from 'react-dom';
import '#design/base';
import { BaseContext } from '#design/link';
import { LogoContext } from '#design/logo';
import { PartProvider } from '#design/part';
import { type Facts, FactsContext, NonceContext } from './facts.ts';
import { loadPart } from './i18n.ts';

interface DocumentProps {
  readonly facts: Facts;
  readonly i18n: I18n;
  readonly styles: readonly string[];
  /** Style files that are part of `styles`: loading a chunk looks for their links and finds them. */
  readonly joined: readonly string[];
  /** Scripts to fetch early; none in the browser. */
  readonly preloads: readonly string[];
  readonly chunkMap: string | null;
  /** Undefined in the browser, which hides nonces. */
  readonly nonce: string | undefined;
  readonly children: ReactNode;
}

/** In the standard, if not in React's types. */
const NOT_FETCHED = { disabled: true };

/** The whole page, the same on both sides. */
export function Document({ facts, i18n, styles, joined, preloads, chunkMap, nonce, children }: DocumentProps) {
  const { logo, font } = facts.look;
  if (font !== null) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  for (const href of preloads) preloadModule(href, { as: 'script', nonce });
  return (
    <html lang={facts.lang} dir={facts.dir} data-theme={facts.theme} data-brand={facts.brand.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={facts.theme === 'system' ? 'light dark' : facts.theme} />
        <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" type="image/svg+xml" href={logo.src} />
        {chunkMap !== null && <meta name="wf-chunks" content={chunkMap} />}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="app" />
        ))}
        {joined.map((href) => (
          <link key={href} rel="stylesheet" href={href} {...NOT_FETCHED} />
        ))}
      </head>
      <body>
        <FactsContext value={facts}>
          <NonceContext value={nonce}>
            <BaseContext value={facts.base}>
              <LogoContext value={logo}>
                <PartProvider load={loadPart}>
                  <I18nProvider i18n={i18n}>{children}</I18nProvider>
                </PartProvider>
              </LogoContext>
            </BaseContext>
          </NonceContext>
        </FactsContext>
      </body>
    </html>
  );
}
