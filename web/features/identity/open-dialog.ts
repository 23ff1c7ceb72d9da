import { needAreas } from '../../i18n.ts';

/** The dialog with its words. */
export async function openDialog() {
  const [module] = await Promise.all([import('./dialog.tsx'), needAreas(['identity'])]);
  return module;
}
