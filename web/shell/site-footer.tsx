import { useLingui } from '@lingui/react/macro';
import { Footer } from '#design/footer';
import { useFacts } from '../facts.ts';

export function SiteFooter({ shell }: { readonly shell: 'site' | 'checkout' }) {
  const { t } = useLingui();
  const { brand, now, mode } = useFacts();
  const { name } = brand;
  const year = now.slice(0, 4);
  const sample = mode === 'demo' ? t`Sample inventory: carriers, fares and bookings here are invented.` : undefined;
  return (
    <Footer
      name={name}
      {...(sample && shell === 'site' && { about: sample })}
      links={{
        label: t`About ${name}`,
        items: [
          { href: '/booking/find', text: t`Find my booking` },
          { href: '/data-sources', text: t`Data sources` },
        ],
      }}
      end={`© ${year} ${name}`}
    />
  );
}
