import { useLingui } from '@lingui/react/macro';
import { useLoaderData, useLocation, useParams } from 'react-router';
import { Gallery } from '#design/gallery';
import { useFacts } from '../../facts.ts';
import { PageTitle } from '../../page-title.tsx';
import type { DevDesignData } from './data.ts';

export default function DevDesign() {
  const { t } = useLingui();
  const { brand } = useFacts();
  const { component } = useParams();
  const { search } = useLocation();
  const { brands } = useLoaderData<DevDesignData>();
  return (
    <>
      <PageTitle>{component ?? t`All components`}</PageTitle>
      <meta name="robots" content="noindex" />
      <Gallery
        component={component}
        search={new URLSearchParams(search)}
        root="/dev/design"
        brand={brand.id}
        brands={brands}
      />
    </>
  );
}
