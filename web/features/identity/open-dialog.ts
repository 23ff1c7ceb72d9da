import { needAreas } from '../../i18n.ts';

/** The dialog with its words. */
export async function openDialog() {
  const [{ SignInOverlay }] = await Promise.all([import('./dialog.tsx'), needAreas(['identity'])]);
  return { SignInOverlay };
}
