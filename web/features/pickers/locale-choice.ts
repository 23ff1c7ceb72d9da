const YEAR_SECONDS = 31_536_000;

/** Keeps the choice for addresses without a prefix; it says nothing about the reader but this. */
export function keepLocale(locale: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `wf-locale=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

export function sameLanguage(one: string, other: string): boolean {
  return one.split('-', 1)[0] === other.split('-', 1)[0];
}
