import { useLingui } from '@lingui/react/macro';
import { Footer } from '#design/footer';
import { useFacts } from '../facts.ts';

/** Who runs the site and where its rules stand; every link leads to a page that exists. */
export function SiteFooter({ shell }: { readonly shell: 'site' | 'checkout' }) {
  const { t } = useLingui();
  const { brand, now, mode } = useFacts();
  const { name } = brand;
  const year = now.slice(0, 4);
  return (
    <Footer
      name={name}
      {...(shell === 'site' && {
        about: t`Open travel search and booking. You can read how every result is ranked and where the data comes from.`,
      })}
      links={{
        label: t`About ${name}`,
        items: [
          { href: '/booking/find', text: t`Find my booking` },
          { href: '/how-results-are-ranked', text: t`How results are ranked` },
          { href: '/data-sources', text: t`Data sources` },
          { href: '/api/openapi.json', text: t`API description` },
          ...(mode === 'demo' ? [{ href: '/dev/mail', text: t`Mail of this demo` }] : []),
        ],
      }}
      end={`© ${year} ${name}`}
    />
  );
}
