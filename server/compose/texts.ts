import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { texts as calls } from '#contract/texts';
import type { Brand, Brands } from '#domain/brands';
import { readText, type SiteTextSource } from '#domain/site-texts';
import type { Config } from '#platform/config';
import { bind } from '../http/binding.ts';
import { brandSupport } from './brand-site.ts';
import { type BrandFolder, SHARED } from './brands.ts';
import type { Part } from './part.ts';

interface TextNeeds {
  readonly brands: Brands;
  readonly brandFolders: readonly BrandFolder[];
  readonly config: Pick<Config, 'unpaidKeepDays' | 'feedbackKeepDays' | 'support'>;
}

/** Running texts from `texts/<language>/<name>.md`: of the brand's folder, else of the house. Edits are seen at once. */
export function textsPart({ brands, brandFolders, config }: TextNeeds): Part {
  const facts = { unpaidDays: String(config.unpaidKeepDays), feedbackDays: String(config.feedbackKeepDays) };
  const supportOf = (brand: Brand, locale: string) => brandSupport(brand, locale, { brands, config });
  const read = readText({ brands, find: textsIn(brandFolders), facts, supportOf });
  return { bindings: [bind(calls.read, read)] };
}

export function textsIn(brandFolders: readonly BrandFolder[]): SiteTextSource {
  const folderOf = new Map(brandFolders.map(({ brand, folder }) => [brand.id, folder]));
  return async (brandId, name, langs) => {
    for (const folder of [folderOf.get(brandId), SHARED]) {
      if (folder === undefined) continue;
      for (const lang of langs) {
        const markdown = await textAt(join(folder, 'texts', lang, `${name}.md`));
        if (markdown !== null) return { lang, markdown };
      }
    }
    return null;
  };
}

async function textAt(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
