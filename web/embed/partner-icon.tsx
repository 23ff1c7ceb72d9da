import { useEffect, useState } from 'react';
import { fetchSvg } from './fetch-svg.ts';
import { reportsOf } from './reports.ts';

interface PartnerIconProps {
  readonly partner: string;
  readonly src: string;
  readonly className: string | undefined;
}

/** The sign of the site around us. Beside its name, so it says nothing itself. */
export function PartnerIcon({ partner, src, className }: PartnerIconProps) {
  const [icon, setIcon] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void fetchSvg(src, { fetch: (...asked) => fetch(...asked), report: reportsOf(partner) }).then((found) => {
      if (wanted) setIcon(found);
    });
    return () => {
      wanted = false;
    };
  }, [partner, src]);
  return icon === null ? null : <img src={icon} alt="" width={20} height={20} className={className} />;
}
