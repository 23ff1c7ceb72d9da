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
        content={t`Taxes, charges and the bags you choose are included in every price. Nothing is added later.`}
      />
      <Hero />
      <Suspense fallback={<IdeasSoon />}>
        <Ideas ideas={ideas} />
      </Suspense>
      <Promises badges={t`Every list says how it is ordered.`} />
    </>
  );
}
