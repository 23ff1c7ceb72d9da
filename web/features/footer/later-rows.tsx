import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, use } from 'react';
import { BrandRow, SocialRow } from '#design/footer';
import { useHydrated } from '#design/hydrated';
import { useFacts, useFlag } from '../../facts.ts';
import { askBrands } from './asked-footer.ts';
import { type BrandsState, FooterContext } from './footer-data.ts';

/** Social sites of the brand. */
export function Social() {
  const { t } = useLingui();
  const { name } = useFacts().brand;
  return (
    <Later>
      {({ socialMediaSites, socialIconsByName }) => (
        <SocialRow label={t`Follow ${name}`} sites={socialMediaSites} icons={socialIconsByName} />
      )}
    </Later>
  );
}

/** The brands of this installation. */
export function Brands() {
  const { t } = useLingui();
  return <Later>{({ brands }) => <BrandRow title={t`Our other brands`} brands={brands} />}</Later>;
}

type Draw = (state: BrandsState) => ReactNode;

/** Plain links where no script runs; else asked for when the footer comes alive, which is when it is near. */
function Later({ children }: { readonly children: Draw }) {
  const alive = useHydrated();
  const given = use(FooterContext)?.brands;
  if (!alive) return <noscript>{given && children(given)}</noscript>;
  return (
    <Suspense fallback={<span hidden />}>
      <Asked>{children}</Asked>
    </Suspense>
  );
}

function Asked({ children }: { readonly children: Draw }) {
  const state = use(askBrands(useFlag('shell.quietLoadFailures', false)));
  return state && children(state);
}
