import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useFacts } from '../../facts.ts';
import type { loader } from './data.ts';
import { Hero } from './hero.tsx';
import { Ideas, IdeasSoon } from './ideas.tsx';
import { Promises } from '../../features/front-door/promises.tsx';

export default function FrontDoor() {
  const { t } = useLingui();
  const { brand } = useFacts();
  const { ideas } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{`${brand.name}: ${t`flights at the total price`}`}</title>
      <meta
        name="description"
        content={t`Compare flights by the price you really pay: taxes, charges and your bags are included from the first page.`}
      />
      <Hero />
      <Suspense fallback={<IdeasSoon />}>
        <Ideas ideas={ideas} />
      </Suspense>
      <Promises badges={t`Best, fastest, lower CO₂e: every list says how it is ordered.`} />
    </>
  );
}
