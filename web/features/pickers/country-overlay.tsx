import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { siteAddress, type SiteView, sites } from '#contract/layout';
import { type CountryLink, CountryPicker, type CountryRow } from '#design/country-picker';
import { Dialog } from '#design/dialog';
import { useFacts } from '../../facts.ts';
import { track } from '../measuring/track.ts';
import { leaveFor } from './carry.ts';
import { keepLocale, sameLanguage } from './locale-choice.ts';
import { useCountryWords } from './use-country-words.ts';
import { useLoaded } from './use-loaded.ts';
import { useSiteWords } from './use-site-words.ts';

interface CountryOverlayProps {
  /** Path and query of the page that is chosen in another language. */
  readonly here: string;
  readonly onClose: () => void;
  readonly onFail: () => void;
}

/** The country picker over the page. */
export function CountryOverlay({ here, onClose, onFail }: CountryOverlayProps) {
  const { t } = useLingui();
  const { locale: prefilled } = useFacts();
  const loaded = useLoaded(sites.list, onFail);
  const words = useCountryWords();
  const rows = useRows(loaded.state === 'LOADED' ? loaded.data.sites : [], here);
  if (loaded.state === 'NOT_LOADED') return null;
  const pick = ({ locale, href }: CountryLink, event: MouseEvent) => {
    keepLocale(locale);
    const changed = locale !== prefilled;
    track('localeChange', { selected: locale, prefilled, changed, deviceLocale: navigator.language });
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    leaveFor(href, { opener: 'country', said: '' });
  };
  return (
    <Dialog open shape="grid" title={t`Country and language`} closeLabel={t`Close`} onClose={onClose}>
      <CountryPicker countries={rows} words={words} onPick={pick} />
    </Dialog>
  );
}

function useRows(views: readonly SiteView[], here: string): readonly CountryRow[] {
  const { country, locale } = useFacts();
  const { facts } = useSiteWords();
  return views.map((site): CountryRow => {
    const active = site.country === country;
    return {
      id: site.country,
      text: site.text,
      names: site.nativeNames,
      flag: site.flag,
      active,
      links: site.languageLinks.map((link) => ({
        locale: link.locale,
        name: link.nativeName,
        note: facts(link),
        href: siteAddress(link.dataHref, here),
        active: active && sameLanguage(link.locale, locale),
      })),
    };
  });
}
