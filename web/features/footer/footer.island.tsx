import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Footer, SlimFooter } from '#design/footer';
import { useFacts, useFlag } from '../../facts.ts';
import { CountryButton } from '../pickers/country-button.tsx';
import { CurrencyButton } from '../pickers/currency-button.tsx';
import { askFooter } from './asked-footer.ts';
import { FooterContext, type FooterData } from './footer-data.ts';
import { FrameFoot } from './frame-foot.tsx';
import { Brands, Social } from './later-rows.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export interface SiteFooterProps {
  /** `checkout`: nothing that leads away but help and the rules. `list`: that with country and currency. */
  readonly shell: 'site' | 'list' | 'checkout';
}

/** Help, links, rules: drawn by the server, taken over with the same data. In another site's frame, whose page it is. */
export function SiteFooter(props: SiteFooterProps) {
  return useFacts().chrome.frame ? <FrameFoot /> : <OwnFooter {...props} />;
}

function OwnFooter({ shell }: SiteFooterProps) {
  const { t } = useLingui();
  const { brand, chrome, now } = useFacts();
  const { name } = brand;
  const quiet = useFlag('shell.quietLoadFailures', false);
  const data = use(FooterContext) ?? use(askFooter(quiet));
  const year = now.slice(0, 4);
  const text = data.map?.brandText ?? name;
  const help = {
    url: chrome.support.help,
    title: t`Help and contact`,
    text: t`Frequently asked questions and contact`,
  };
  const privacy = { label: t`Privacy and terms`, text: t`© ${year} ${text}`, links: data.privacy };
  if (shell !== 'site') {
    const pickers = shell === 'list' && <Pickers />;
    return <SlimFooter help={help} privacy={privacy} pickers={pickers} theme={<ThemeChoice />} />;
  }
  return data.map && <Whole map={data.map} help={help} privacy={privacy} />;
}

interface WholeProps extends Pick<Parameters<typeof Footer>[0], 'help' | 'privacy'> {
  readonly map: NonNullable<FooterData['map']>;
}

function Whole({ map, help, privacy }: WholeProps) {
  const { t } = useLingui();
  const { brand, mode } = useFacts();
  const { name } = brand;
  const mail = mode === 'demo' ? [{ url: '/dev/mail', title: t`Demo emails` }] : [];
  const more = map.airlineTicketsLinks.length > 0 ? [] : map.moreLinks;
  return (
    <Footer
      variant={map.variant}
      top={t`Top of the page`}
      help={help}
      groups={[
        { id: 'company', title: t`Company`, links: map.companyLinks },
        { id: 'contact', title: t`Contact`, links: map.contactLinks.length > 0 ? [...map.contactLinks, ...mail] : [] },
        { id: 'airlines', title: t`Airline tickets`, links: map.airlineTicketsLinks },
        { id: 'more', title: t`More`, links: more },
      ]}
      places={[
        { id: 'cities', title: t`Popular cities`, links: map.cityLinks },
        { id: 'destinations', title: t`Popular destinations`, links: map.destinationLinks },
      ]}
      siteMap={{ title: t`Site map`, close: t`Close` }}
      apps={{
        title: t`${name} on your phone`,
        from: t`Get it from`,
        stores: map.appStoreLinks.map(({ appStoreType, appStoreLink, title }) => ({
          store: appStoreType,
          url: appStoreLink.url,
          title,
        })),
      }}
      pickers={<Pickers />}
      theme={<ThemeChoice />}
      privacy={privacy}
      cards={{ title: t`Cards we take`, names: map.paymentCards }}
      partners={{ title: t`Member of`, names: map.industryPartners }}
      registration={map.registration}
      social={<Social />}
      brands={<Brands />}
    />
  );
}

/** Each where its flag is on; the currency where the page knows one. */
function Pickers() {
  const { currency } = useFacts();
  const country = useFlag('pickers.country', true);
  const money = useFlag('pickers.currency', true) && currency !== '';
  return (
    <>
      {country && <CountryButton />}
      {money && <CurrencyButton />}
    </>
  );
}
