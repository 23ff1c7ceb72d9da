import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as tokens from '#design/tokens';
import type { MailColours, MailLook } from '#domain/notifications';
import type { BrandFolder } from './brands.ts';

/** What a colour of a mail is called in the tokens of the pages; contrast of these pairs is theirs to keep. */
const TOKENS: Readonly<Record<keyof MailColours, string>> = {
  ground: 'sunken',
  sheet: 'surface',
  text: 'text',
  quiet: 'text-2',
  line: 'divider',
  accent: 'link',
  button: 'action',
  onButton: 'on-action',
  warning: 'warn',
};

/** The colours of each brand's pages, read with its first mail. */
export function mailLooks(folders: readonly BrandFolder[]): (brand: string) => MailLook {
  const byId = new Map(folders.map((folder) => [folder.brand.id, folder]));
  const made = new Map<string, MailLook>();
  return (id) => {
    const folder = byId.get(id) ?? folders[0];
    if (!folder) throw new TypeError('There is no brand');
    const look = made.get(id) ?? readLook(folder);
    made.set(id, look);
    return look;
  };
}

/** Thirty files that a start would wait for, and that nobody needs before the first mail. */
const load = createRequire(import.meta.url);

function readLook({ brand, folder }: BrandFolder): MailLook {
  const { hexOf, propertiesOf, resolverOf } = load('#design/tokens') as typeof tokens;
  const where = join(folder, 'tokens.json');
  const resolver = resolverOf(JSON.parse(readFileSync(where, 'utf8')), where);
  const colours = (theme: 'light' | 'dark'): MailColours => {
    const properties = propertiesOf(resolver.tokensFor({ theme }));
    const colour = (token: string): string => {
      const value = properties.get(token);
      if (value?.type !== 'color') throw new TypeError(`${where}: --${token} is no colour`);
      return hexOf(value.colour);
    };
    const named = Object.entries(TOKENS).map(([name, token]) => [name, colour(token)]);
    return Object.fromEntries(named) as Record<keyof MailColours, string>;
  };
  const logo = readFileSync(join(folder, 'logo.svg'), 'utf8');
  return { name: brand.name, logo, light: colours('light'), dark: colours('dark') };
}
