import { useActionData, useLoaderData } from 'react-router';
import { Property } from '../../features/verticals/stays/property/property.tsx';
import { PropertyGone } from '../../features/verticals/stays/property/property-gone.tsx';
import type { action, loader, PropertyData } from './data.ts';

export default function StayProperty() {
  const loaded = useLoaderData<typeof loader>() as PropertyData;
  const answer = useActionData<typeof action>();
  if (loaded.kind === 'gone') return <PropertyGone {...loaded} />;
  // Another search, or another choice by its address, is another page: nothing chosen before is carried into it.
  const key = `${loaded.detail.offer.id} ${loaded.picks.join()}`;
  return <Property key={key} {...loaded} picks={answer?.picks ?? loaded.picks} problems={answer?.problems ?? []} />;
}

export { ResultsHeader as Header } from '../../features/verticals/stays/results-header.tsx';
