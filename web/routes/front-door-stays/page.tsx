import { useLingui } from '@lingui/react/macro';
import { useFacts } from '../../facts.ts';
import { Promises } from '../../features/front-door/promises.tsx';
import { Hero } from './hero.tsx';

/** The front door of a brand that begins with stays. */
export default function StayFront() {
  const { t } = useLingui();
  const { brand } = useFacts();
  return (
    <>
      <title>{`${brand.name}: ${t`places to stay at the total price`}`}</title>
      <meta
        name="description"
        content={t`All known taxes and mandatory fees are included in every price. Where a local tax may be added, the price says so.`}
      />
      <Hero />
      <Promises badges={t`Select any label to see what it means.`} />
    </>
  );
}
