import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Brand,
  type BrandFooter,
  BrandRefused,
  type Brands,
  createBrands,
  readBrand,
  readFooter,
} from '#domain/brands';
import { type Partner, readPartners } from '#domain/embedding';

const SHIPPED = join(import.meta.dirname, '../../design/brands');
/** What brands have in common: texts and the footer. No brand itself. */
export const SHARED = join(SHIPPED, 'shared');
/** What the site is called where nothing else is said. */
const FIRST = 'wayfold';

export interface BrandFolder {
  readonly brand: Brand;
  readonly folder: string;
}

/** The brands of the house, then those of the operator's folder, which may replace ours. Throws BrandRefused. */
export function readBrandFolders(operatorsDir: string | null): readonly BrandFolder[] {
  const ours = foldersIn(SHIPPED).toSorted((a, b) => Number(b.endsWith(FIRST)) - Number(a.endsWith(FIRST)));
  if (operatorsDir !== null && !existsSync(operatorsDir)) {
    throw new BrandRefused(`BRANDS_DIR: there is no folder ${operatorsDir}`);
  }
  return [...ours, ...(operatorsDir === null ? [] : foldersIn(operatorsDir))].map((folder) => ({
    brand: readBrand(jsonOf(folder), folder),
    folder,
  }));
}

export function brandsOf(folders: readonly BrandFolder[]): Brands {
  return createBrands(folders.map(({ brand }) => brand));
}

/** By brand id: who may show it in a frame, from `partners.json`; nobody where there is none. Throws PartnersRefused. */
export function partnersOf(folders: readonly BrandFolder[]): ReadonlyMap<string, readonly Partner[]> {
  const withFile = folders.filter(({ folder }) => existsSync(join(folder, 'partners.json')));
  return new Map(
    withFile.map(({ brand, folder }) => [brand.id, readPartners(jsonOf(folder, 'partners.json'), folder)]),
  );
}

/** By brand id: what `footer.json` says, over what `shared/footer.json` says of all. Throws BrandRefused. */
export function footersOf(folders: readonly BrandFolder[]): (brandId: string) => BrandFooter {
  const shared = footerIn(SHARED);
  const byId = new Map(folders.map(({ brand, folder }) => [brand.id, readFooter([...shared, ...footerIn(folder)])]));
  return (brandId) => byId.get(brandId) ?? readFooter(shared);
}

function footerIn(folder: string): { json: unknown; where: string }[] {
  return existsSync(join(folder, 'footer.json')) ? [{ json: jsonOf(folder, 'footer.json'), where: folder }] : [];
}

function foldersIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(dir, entry.name, 'brand.json')))
    .map(({ name }) => join(dir, name))
    .toSorted();
}

function jsonOf(folder: string, file = 'brand.json'): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    throw new BrandRefused(`The brand in ${folder} cannot be used: ${file} is not JSON`, { cause: error });
  }
}
