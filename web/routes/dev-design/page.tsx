import { useLingui } from '@lingui/react/macro';
import { Gallery } from '#design/gallery';
import { useFacts } from '../../facts.ts';

export default function DevDesign() {
  const { t } = useLingui();
  const { brand } = useFacts();
  return (
    <>
      <title>{`${t`Every component`} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <Gallery />
    </>
  );
}
